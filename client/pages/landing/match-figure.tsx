import { Group } from '@mantine/core';
import { fieldHeight, fieldWidth, leftForm, rightForm } from '#shared/figures/contour.ts';
import { landingTexts } from '#shared/texts/landing.ts';
import { look } from '../../components/look/look.ts';
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
    <div className={`${classes.figure} ${look('hidden', 'sunken', 'relative')}`}>
      <svg
        className={`${classes.forms} ${look('cover', 'full', 'fullHigh')}`}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight(reach.length)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path key={job} className={classes.job} d={rightForm(jobEdge, 0.4)} />
        <path fill="var(--pg-person)" opacity={0.28} d={leftForm(perhaps)} />
        <path className={look('fillBand')} d={leftForm(reach)} />
        <path className={look('fillPerson')} d={leftForm(surely)} />
      </svg>
      <ul>
        {demo.skills.map((skill, row) => (
          <Group
            h="3.75rem"
            px="clamp(1.25rem, 4vw, 2.25rem) 1.25rem"
            component="li"
            gap={0}
            wrap="nowrap"
            justify="space-between"
            key={skill}
            className={look('onPerson', 'strong', 'unhyphenated')}
          >
            {skill}
            {asked[row] !== undefined && <span className={look('small', 'onJob')}>{demo.asked}</span>}
          </Group>
        ))}
      </ul>
    </div>
  );
}
