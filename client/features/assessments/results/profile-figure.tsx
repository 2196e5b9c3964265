import { Box, Group, Stack, Text } from '@mantine/core';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { fieldHeight, fieldWidth } from '#shared/figures/contour.ts';
import { profileForms, rankCenter, rankSegmentOf } from '#shared/figures/profile.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import classes from './profile-figure.module.css';

/** How far a band extends into the neighbouring rows, in rows, so that overlaps are visible. */
const bandOverlap = 0.32;
const topCount = 5;

const laneCount = 10;

type ProfileFigureProps = {
  skills: readonly RankedSkillView[];
  of: number;
};

export function ProfileFigure({ skills, of }: ProfileFigureProps) {
  const lanes = skills.slice(0, laneCount);
  const first = skills[0]?.name ?? '';
  const wholeWords = texts.description(of, first, skills.at(-1)?.name ?? '');
  const words = skills.length < of ? texts.firstDescription(skills.length, of, first) : wholeWords;
  return (
    <div>
      <Box
        visibleFrom="sm"
        className={classes.figure}
        data-few={skills.length < of || undefined}
        role="img"
        aria-label={words}
      >
        <Axis of={of} />
        <Names skills={skills} />
        <Box pos="relative">
          <Box
            pos="absolute"
            inset={0}
            bg="var(--pg-surface)"
            bdrs="2.5rem 0.5rem 0.5rem 2.5rem"
            className={common.hidden}
          >
            <Bands skills={skills} of={of} />
            <Forms skills={skills} of={of} />
          </Box>
          <Points skills={skills} of={of} />
        </Box>
      </Box>
      <Box hiddenFrom="sm" role="img" aria-label={texts.firstDescription(lanes.length, of, first)}>
        <Axis of={of} />
        <ProfileLanes skills={lanes} of={of} />
        {lanes.length < skills.length && (
          <Text mt="sm" c="dimmed" fz={14}>
            {texts.firstOnly(lanes.length, of)}
          </Text>
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
      c="dimmed"
      fz={14}
      className={`${classes.axis} ${common.numbers}`}
    >
      <span>{texts.axis.last(of)}</span>
      <span>{texts.axis.first}</span>
    </Group>
  );
}

function Names({ skills }: { skills: readonly RankedSkillView[] }) {
  return (
    <ul>
      {skills.map(({ skillId, name, rank }) => (
        <Group
          component="li"
          gap={0}
          wrap="nowrap"
          justify="flex-end"
          key={skillId}
          fz="sm"
          className={`${classes.name} ${common.oneLine}`}
          data-top={rank <= topCount || undefined}
        >
          <HyphenatedText>{name}</HyphenatedText>
        </Group>
      ))}
    </ul>
  );
}

const overlay = { component: 'svg', pos: 'absolute', inset: 0, w: '100%', h: '100%', 'aria-hidden': true } as const;

function Forms({ skills, of }: ProfileFigureProps) {
  const { sure, beyond } = profileForms(skills, of);
  const viewBox = `0 0 ${fieldWidth} ${fieldHeight(skills.length)}`;
  return (
    <Box {...overlay} viewBox={viewBox} preserveAspectRatio="none">
      <path fill="var(--pg-job)" className={classes.beyond} d={beyond} />
      <path fill="var(--pg-person)" className={classes.sure} d={sure} />
    </Box>
  );
}

function Bands({ skills, of }: ProfileFigureProps) {
  const row = 100 / skills.length;
  return (
    <Box {...overlay} width="100%" height="100%">
      {skills.map((skill, index) => {
        const { start, end } = rankSegmentOf(skill, of);
        return (
          <rect
            fill="var(--pg-band-inner)"
            fillOpacity={0.24}
            key={skill.skillId}
            x={`${start}%`}
            y={`${(index - bandOverlap) * row}%`}
            width={`${end - start}%`}
            height={`${(1 + 2 * bandOverlap) * row}%`}
            rx={8}
          />
        );
      })}
    </Box>
  );
}

function Points({ skills, of }: ProfileFigureProps) {
  return (
    <Box {...overlay} overflow="visible" width="100%" height="100%">
      {skills.map(({ skillId, rank }, index) => (
        <circle
          fill="var(--pg-ink)"
          stroke="var(--pg-surface)"
          strokeWidth={1.5}
          key={skillId}
          cx={`${rankCenter(rank, of)}%`}
          cy={`${((index + 0.5) / skills.length) * 100}%`}
          r={rank <= topCount ? 5 : 3.5}
        />
      ))}
    </Box>
  );
}

function ProfileLanes({ skills, of }: { skills: readonly RankedSkillView[]; of: number }) {
  return (
    <Stack component="ul" gap={10}>
      {skills.map((skill) => (
        <Stack component="li" key={skill.skillId} gap={4}>
          <Group gap="0 0.75rem" align="baseline" justify="space-between">
            <Text span fw={600} fz="sm" className={common.anywhere}>
              <HyphenatedText>{skill.name}</HyphenatedText>
            </Text>
            <Text span c="dimmed" fz="xs" className={common.numbers}>
              {resultWords.band(skill.low, skill.high)}
            </Text>
          </Group>
          <BandLane band={skill} rankCount={of} />
        </Stack>
      ))}
    </Stack>
  );
}
