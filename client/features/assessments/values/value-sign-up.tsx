import { valueTexts } from '#shared/texts/assessments.ts';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import classes from './value-result.module.css';

const { result: texts } = valueTexts;

/** What an account adds for a guest. */
export function ValueSignUp() {
  return (
    <>
      <section className={classes.account} aria-labelledby="werte-konto">
        <h2 className={classes.title} id="werte-konto">
          {texts.signUpTitle}
        </h2>
        <p className={classes.text}>{texts.signUpText}</p>
        <div className={classes.actions}>
          <LinkButton to={`${paths.auth}?tab=signup`} kind="action" size="lg">
            {texts.signUp}
          </LinkButton>
          <LinkButton to={paths.auth} kind="plain">
            {texts.signIn}
          </LinkButton>
        </div>
      </section>
      <div className={classes.ways}>
        <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>
        <LinkButton to={paths.home} kind="plain">
          {texts.toHome}
        </LinkButton>
      </div>
    </>
  );
}
