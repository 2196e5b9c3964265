import type { RankedSkill } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/results.ts';
import classes from './top-five.module.css';

const shownCount = 5;

/** The strongest skills with what they mean, for reading one by one. */
export function TopFive({ skills }: { skills: readonly RankedSkill[] }) {
  return (
    <ol className={classes.list}>
      {skills.slice(0, shownCount).map(({ skillId, name, description, points, rank, low, high }) => (
        <li key={skillId} className={classes.skill}>
          <span className={classes.rank} aria-hidden="true">
            {rank}
          </span>
          <div>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.description}>{description}</p>
          </div>
          <div className={classes.figures}>
            <strong className={classes.points}>{resultWords.points(points)}</strong>
            <span className={classes.band}>{resultWords.band(low, high)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
