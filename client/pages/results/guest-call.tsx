import { useId } from 'react';
import { Link } from 'react-router-dom';
import { testResultsTexts as texts } from '#shared/texts/results.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './guest-call.module.css';

const depths = [86, 74, 90, 70, 80];

/** What an account adds, and the ways on for everybody. */
export function GuestCall() {
  const titleId = useId();
  const { call } = texts;
  return (
    <>
      <section className={classes.call} aria-labelledby={titleId}>
        <TwoShapes className={classes.shapes} depths={depths} person="left">
          <div className={classes.words}>
            <h2 className={classes.title} id={titleId}>
              {call.title}
            </h2>
            <p className={classes.text}>{call.text}</p>
            <LinkButton to={`${paths.auth}?tab=signup`} kind="action" size="lg">
              {call.signUp}
            </LinkButton>
            <p className={classes.signIn}>
              {call.hasAccount} <Link to={paths.auth}>{call.signIn}</Link>
            </p>
          </div>
        </TwoShapes>
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
