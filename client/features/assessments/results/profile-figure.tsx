import type { RankedSkill } from '#shared/assessments/state.ts';
import { fieldHeight, fieldWidth } from '#shared/figures/contour.ts';
import { middleOf, profileForms, stretchOf } from '#shared/figures/profile.ts';
import { profileTexts as texts } from '#shared/texts/results.ts';
import classes from './profile-figure.module.css';

/** How far a band reaches into the rows above and below, in rows: that is where overlapping bands are seen to overlap. */
const reach = 0.32;
/** Drawn larger: with so many rows this is where people look first. */
const topCount = 5;

/** Two forms that do not quite meet: what lies between them is left open by the measurement. */
export function ProfileFigure({ skills }: { skills: readonly RankedSkill[] }) {
  const count = skills.length;
  const description = texts.description(count, skills[0]?.name ?? '', skills.at(-1)?.name ?? '');
  return (
    <div className={classes.figure} role="img" aria-label={description}>
      <div className={classes.axis}>
        <span>{texts.axis.last(count)}</span>
        <span>{texts.axis.first}</span>
      </div>
      <ul className={classes.names}>
        {skills.map(({ skillId, name, rank }) => (
          <li key={skillId} className={classes.name} data-top={rank <= topCount || undefined}>
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.lane}>
        <div className={classes.field}>
          <Bands skills={skills} />
          <Forms skills={skills} />
        </div>
        <Points skills={skills} />
      </div>
    </div>
  );
}

function Forms({ skills }: { skills: readonly RankedSkill[] }) {
  const { sure, beyond } = profileForms(skills, skills.length);
  const viewBox = `0 0 ${fieldWidth} ${fieldHeight(skills.length)}`;
  return (
    <svg className={classes.forms} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.beyond} d={beyond} />
      <path className={classes.sure} d={sure} />
    </svg>
  );
}

/** Below the forms, so that their common edges end every band. Not stretched: corners stay round. */
function Bands({ skills }: { skills: readonly RankedSkill[] }) {
  const count = skills.length;
  const row = 100 / count;
  return (
    <svg className={classes.bands} width="100%" height="100%" aria-hidden="true">
      {skills.map((skill, index) => {
        const { start, end } = stretchOf(skill, count);
        return (
          <rect
            key={skill.skillId}
            className={classes.band}
            x={`${start}%`}
            y={`${(index - reach) * row}%`}
            width={`${end - start}%`}
            height={`${(1 + 2 * reach) * row}%`}
            rx={8}
          />
        );
      })}
    </svg>
  );
}

function Points({ skills }: { skills: readonly RankedSkill[] }) {
  const count = skills.length;
  return (
    <svg className={classes.points} width="100%" height="100%" aria-hidden="true">
      {skills.map(({ skillId, rank }, index) => (
        <circle
          key={skillId}
          className={classes.point}
          cx={`${middleOf(rank, count)}%`}
          cy={`${((index + 0.5) / count) * 100}%`}
          r={rank <= topCount ? 5 : 3.5}
        />
      ))}
    </svg>
  );
}
