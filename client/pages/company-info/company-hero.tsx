import { companyInfoTexts } from '#shared/texts/company-info.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './company-hero.module.css';

const requirements = [
  { skill: 'Verlässlichkeit', depth: 60 },
  { skill: 'Teamarbeit', depth: 44 },
  { skill: 'Überblick', depth: 54 },
  { skill: 'Geduld', depth: 34 },
] as const;

export function CompanyHero() {
  const { hero } = companyInfoTexts;
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{hero.title}</h1>
        <p className={classes.text}>{hero.text}</p>
        <div className={classes.actions}>
          <LinkButton to={`${paths.auth}?tab=signup`} kind="action" size="lg">
            {hero.signUp}
          </LinkButton>
          <LinkButton to={paths.auth} size="lg">
            {hero.signIn}
          </LinkButton>
        </div>
      </div>
      <figure className={classes.figure}>
        <TwoShapes className={classes.shapes} depths={requirements.map(({ depth }) => depth)} person="right">
          <ul className={classes.rows} aria-label={hero.figure.description}>
            {requirements.map(({ skill }) => (
              <li key={skill} className={classes.row}>
                {skill}
              </li>
            ))}
          </ul>
          <span className={classes.person} aria-hidden="true">
            {hero.figure.person}
          </span>
        </TwoShapes>
        <figcaption className={classes.caption}>{hero.figure.caption}</figcaption>
      </figure>
    </section>
  );
}
