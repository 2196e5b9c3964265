import { fieldHeight, fieldWidth, leftForm, rightForm } from '#shared/figures/contour.ts';
import { landingTexts } from '#shared/texts/landing.ts';
import { type DemoJobName, demoProfile, demoRequirements } from './demo-jobs.ts';
import classes from './match-figure.module.css';

const reach = demoProfile.map((strength) => strength.reach);
const surely = demoProfile.map((strength) => strength.reach - strength.uncertainty);
const perhaps = demoProfile.map((strength) => strength.reach + strength.uncertainty);

/** The profile stays where it is; the job comes up to it from the right as far as its own edge allows. */
export function MatchFigure({ job }: { job: DemoJobName }) {
  const { demo } = landingTexts;
  const asked = demoRequirements[job];
  const jobEdge = reach.map((depth, row) => asked[row] ?? depth);
  return (
    <div className={classes.figure}>
      <svg
        className={classes.forms}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight(reach.length)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path key={job} className={classes.job} d={rightForm(jobEdge, 0.4)} />
        <path className={classes.perhaps} d={leftForm(perhaps)} />
        <path className={classes.person} d={leftForm(reach)} />
        <path className={classes.surely} d={leftForm(surely)} />
      </svg>
      <ul className={classes.rows}>
        {demo.skills.map((skill, row) => (
          <li key={skill} className={classes.row}>
            {skill}
            {asked[row] !== undefined && <span className={classes.asked}>{demo.asked}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
