import { Box, Group } from '@mantine/core';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { fieldHeight, fieldWidth } from '#shared/figures/contour.ts';
import { middleOf, profileForms, stretchOf } from '#shared/figures/profile.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import classes from './profile-figure.module.css';

/** How far a band reaches into the rows above and below, in rows: that is where overlapping bands are seen to overlap. */
const reach = 0.32;
/** Drawn larger: with so many rows this is where people look first. */
const topCount = 5;

/** On a narrow window: those that part 2 looked at twice. The others stand in the list below, each with its own lane. */
const laneCount = 10;

type ProfileFigureProps = {
  /** The whole profile or its beginning, strongest first. */
  skills: readonly RankedSkill[];
  /** How many skills the whole profile has. */
  of: number;
};

/** Two forms that do not quite meet: what lies between them is left open by the measurement. */
export function ProfileFigure({ skills, of }: ProfileFigureProps) {
  const lanes = skills.slice(0, laneCount);
  const first = skills[0]?.name ?? '';
  const wholeWords = texts.description(of, first, skills.at(-1)?.name ?? '');
  const words = skills.length < of ? texts.firstDescription(skills.length, of, first) : wholeWords;
  return (
    <div>
      <Box
        visibleFrom="sm"
        className={`${classes.figure} ${look('stack', 'twoColumns', 'cols16')}`}
        data-few={skills.length < of || undefined}
        role="img"
        aria-label={words}
      >
        <Axis of={of} />
        <Names skills={skills} />
        <div className={look('relative')}>
          <div className={look('cover', 'hidden', 'surface', 'fitLarge')}>
            <Bands skills={skills} of={of} />
            <Forms skills={skills} of={of} />
          </div>
          <Points skills={skills} of={of} />
        </div>
      </Box>
      <Box hiddenFrom="sm" role="img" aria-label={texts.firstDescription(lanes.length, of, first)}>
        <Axis of={of} />
        <ProfileLanes skills={lanes} of={of} />
        {lanes.length < skills.length && (
          <Box component="p" mt="sm" className={look('muted', 'fine')}>
            {texts.firstOnly(lanes.length, of)}
          </Box>
        )}
      </Box>
    </div>
  );
}

function Axis({ of }: { of: number }) {
  return (
    <Group
      gap="0 1rem"
      wrap="nowrap"
      align="stretch"
      justify="space-between"
      className={`${classes.axis} ${look('muted', 'fine', 'numbers')}`}
    >
      <span>{texts.axis.last(of)}</span>
      <span>{texts.axis.first}</span>
    </Group>
  );
}

function Names({ skills }: { skills: readonly RankedSkill[] }) {
  return (
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
          <Jointed>{name}</Jointed>
        </Group>
      ))}
    </ul>
  );
}

function Forms({ skills, of }: ProfileFigureProps) {
  const { sure, beyond } = profileForms(skills, of);
  const viewBox = `0 0 ${fieldWidth} ${fieldHeight(skills.length)}`;
  return (
    <svg className={look('cover', 'full', 'fullHigh')} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={`${classes.beyond} ${look('fillJob')}`} d={beyond} />
      <path className={`${classes.sure} ${look('fillPerson')}`} d={sure} />
    </svg>
  );
}

/** Below the forms, so that their common edges end every band. Not stretched: corners stay round. */
function Bands({ skills, of }: ProfileFigureProps) {
  const row = 100 / skills.length;
  return (
    <svg className={look('cover', 'full', 'fullHigh')} width="100%" height="100%" aria-hidden="true">
      {skills.map((skill, index) => {
        const { start, end } = stretchOf(skill, of);
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

function Points({ skills, of }: ProfileFigureProps) {
  return (
    <svg className={look('cover', 'full', 'fullHigh', 'visible')} width="100%" height="100%" aria-hidden="true">
      {skills.map(({ skillId, rank }, index) => (
        <circle
          fill="var(--pg-ink)"
          stroke="var(--pg-surface)"
          strokeWidth={1.5}
          key={skillId}
          cx={`${middleOf(rank, of)}%`}
          cy={`${((index + 0.5) / skills.length) * 100}%`}
          r={rank <= topCount ? 5 : 3.5}
        />
      ))}
    </svg>
  );
}

/** The profile for narrow windows: one full-width lane per skill. */
function ProfileLanes({ skills, of }: { skills: readonly RankedSkill[]; of: number }) {
  return (
    <ul className={look('stack', 'gap10')}>
      {skills.map((skill) => (
        <li key={skill.skillId} className={look('stack', 'gap4')}>
          <Group gap="0 0.75rem" align="baseline" justify="space-between">
            <span className={look('strong', 'small', 'anywhere')}>
              <Jointed>{skill.name}</Jointed>
            </span>
            <span className={look('muted', 'tiny', 'numbers')}>{resultWords.band(skill.low, skill.high)}</span>
          </Group>
          <BandLane band={skill} of={of} />
        </li>
      ))}
    </ul>
  );
}
