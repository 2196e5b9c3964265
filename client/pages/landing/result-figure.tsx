import { Box, Group, Text } from '@mantine/core';
import { fieldHeight, fieldWidth, leftForm, rightForm } from '#shared/figures/contour.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import classes from './result-figure.module.css';

export function ResultFigure({ example }: { example: DemoExample }) {
  const { demo } = landingTexts;
  const { strengths, uncertainty } = demoAnswers[example];
  const lowerDepths = strengths.map((depth) => depth - uncertainty);
  const upperDepths = strengths.map((depth) => depth + uncertainty);
  const rankRanges = rankRangesOf(demoAnswers[example]);
  return (
    <Box bg="var(--pg-sunken)" pos="relative" className={`${classes.figure} ${common.hidden}`}>
      <Box
        component="svg"
        pos="absolute"
        inset={0}
        w="100%"
        h="100%"
        className={classes.forms}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight(strengths.length)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--pg-job)" d={rightForm(strengths)} />
        <path key={example} className={classes.band} fill="var(--pg-band-inner)" d={leftForm(upperDepths)} />
        <path fill="var(--pg-mark-round)" d={leftForm(lowerDepths)} />
      </Box>
      <ul>
        {demo.skills.map((skill, row) => {
          const { low, high } = rankRanges[row] ?? { low: 1, high: strengths.length };
          return (
            <Group
              h="3.75rem"
              px="clamp(1rem, 4vw, 2.25rem) clamp(0.75rem, 3vw, 1.25rem)"
              component="li"
              gap={0}
              wrap="nowrap"
              justify="space-between"
              key={skill}
              c="var(--pg-on-filled)"
              fw={600}
              className={common.unhyphenated}
            >
              {skill}
              <Text span fz="sm" c="var(--pg-on-job)" className={common.numbers}>
                {demo.place(low, high)}
              </Text>
            </Group>
          );
        })}
      </ul>
    </Box>
  );
}

export type DemoExample = keyof typeof landingTexts.demo.ways;
export const demoExamples: readonly DemoExample[] = ['clear', 'mixed', 'random'];

/** `reach`: strengths from 0 to 100, in the order of the texts' skills. */
type DemoAnswers = { strengths: readonly number[]; uncertainty: number };

export const demoAnswers: Record<DemoExample, DemoAnswers> = {
  clear: { strengths: [63, 57, 54.5, 50, 46.5, 43, 40], uncertainty: 2 },
  mixed: { strengths: [59, 56, 54, 50, 46.5, 43.5, 41], uncertainty: 5.5 },
  random: { strengths: [54, 53.5, 52.5, 52, 51, 50.5, 49.5], uncertainty: 10.5 },
};

type RankRange = { low: number; high: number };

/** One strength ranks above another only if their bands do not overlap. */
export function rankRangesOf({ strengths, uncertainty }: DemoAnswers): RankRange[] {
  const isClearlyStronger = (stronger: number, weaker: number) => stronger - uncertainty > weaker + uncertainty;
  return strengths.map((own) => ({
    low: 1 + strengths.filter((other) => isClearlyStronger(other, own)).length,
    high: strengths.length - strengths.filter((other) => isClearlyStronger(own, other)).length,
  }));
}
