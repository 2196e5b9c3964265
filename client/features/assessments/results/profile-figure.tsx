import { Group } from '@mantine/core';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { fieldHeight, fieldWidth } from '#shared/figures/contour.ts';
import { middleOf, profileForms, stretchOf } from '#shared/figures/profile.ts';
import { profileTexts as texts } from '#shared/texts/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
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
    <div className={`${classes.figure} ${look('stack', 'twoColumns', 'cols16')}`} role="img" aria-label={description}>
      <Group
        gap={0}
        wrap="nowrap"
        align="stretch"
        justify="space-between"
        className={`${classes.axis} ${look('muted', 'fine', 'numbers')}`}
      >
        <span>{texts.axis.last(count)}</span>
        <span>{texts.axis.first}</span>
      </Group>
      <ul>
        {skills.map(({ skillId, name, rank }) => (
          <Group
            component="li"
            gap={0}
            wrap="nowrap"
            justify="flex-end"
            key={skillId}
            className={`${classes.name} ${look('small', 'oneLine')}`}
            data-top={rank <= topCount || undefined}
          >
            <span>
              <Jointed>{name}</Jointed>
            </span>
          </Group>
        ))}
      </ul>
      <div className={look('relative')}>
        <div className={look('cover', 'hidden', 'surface', 'fitLarge')}>
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
    <svg className={look('cover', 'full', 'fullHigh')} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={`${classes.beyond} ${look('fillJob')}`} d={beyond} />
      <path className={`${classes.sure} ${look('fillPerson')}`} d={sure} />
    </svg>
  );
}

/** Below the forms, so that their common edges end every band. Not stretched: corners stay round. */
function Bands({ skills }: { skills: readonly RankedSkill[] }) {
  const count = skills.length;
  const row = 100 / count;
  return (
    <svg className={look('cover', 'full', 'fullHigh')} width="100%" height="100%" aria-hidden="true">
      {skills.map((skill, index) => {
        const { start, end } = stretchOf(skill, count);
        return (
          <rect
            fill="var(--pg-band-inner)"
            fillOpacity={0.24}
            key={skill.skillId}
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
    <svg className={look('cover', 'full', 'fullHigh', 'visible')} width="100%" height="100%" aria-hidden="true">
      {skills.map(({ skillId, rank }, index) => (
        <circle
          fill="var(--pg-ink)"
          stroke="var(--pg-surface)"
          strokeWidth={1.5}
          key={skillId}
          cx={`${middleOf(rank, count)}%`}
          cy={`${((index + 0.5) / count) * 100}%`}
          r={rank <= topCount ? 5 : 3.5}
        />
      ))}
    </svg>
  );
}
