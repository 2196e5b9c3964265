import { landingTexts } from '#shared/texts/landing.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import classes from './hero.module.css';
import { HeroFigure } from './hero-figure.tsx';

export function Hero() {
  const { hero } = landingTexts;
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          {hero.title[0]} <span className={classes.line}>{hero.title[1]}</span>
        </h1>
        <p className={classes.text}>{hero.text}</p>
        <div className={classes.actions}>
          <LinkButton to={paths.tests} kind="action" size="lg">
            {hero.startTest}
          </LinkButton>
          <LinkButton to={`${paths.auth}?tab=signup`} size="lg">
            {hero.signUp}
          </LinkButton>
        </div>
        <div className={classes.aside}>
          <LinkButton to={paths.companyInfo} kind="plain">
            {hero.forCompanies}
          </LinkButton>
        </div>
      </div>
      <HeroFigure />
    </section>
  );
}
