import { landingTexts } from '#shared/texts/landing.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './hero-figure.module.css';

const strengths = [
  { skill: 'Zuhören', depth: 78 },
  { skill: 'Sorgfalt', depth: 64 },
  { skill: 'Teamarbeit', depth: 71 },
  { skill: 'Geduld', depth: 49 },
  { skill: 'Überblick', depth: 58 },
  { skill: 'Neugier', depth: 40 },
] as const;

/** The person's strengths end where the job begins: the profile's contour is the edge both have in common. */
export function HeroFigure() {
  const { figure } = landingTexts.hero;
  return (
    <figure className={classes.figure}>
      <TwoShapes className={classes.shapes} depths={strengths.map(({ depth }) => depth)} person="left">
        <ul className={classes.rows} aria-label={figure.description}>
          {strengths.map(({ skill }) => (
            <li key={skill} className={classes.row}>
              {skill}
            </li>
          ))}
        </ul>
        <span className={classes.job} aria-hidden="true">
          {figure.job}
        </span>
      </TwoShapes>
      <figcaption className={classes.caption}>{figure.caption}</figcaption>
    </figure>
  );
}
