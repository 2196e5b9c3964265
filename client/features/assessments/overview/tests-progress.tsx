import { Box, Group } from '@mantine/core';
import type { TestsOverview } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import { look } from '../../../components/look/look.ts';
import { ProgressBar } from '../taking/progress-bar.tsx';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });

/** 'x von y Tests abgeschlossen' with a percentage: one stretch for each test. */
export function TestsProgress({ overview: { completed, available } }: { overview: TestsOverview }) {
  const label = texts.progress(completed, available);
  const stretches = Array.from({ length: available }, (_, index) => ({ done: index < completed ? 1 : 0, weight: 1 }));
  return (
    <Box maw="34rem" mb="clamp(2rem, 4vw, 3rem)">
      <Group
        gap="md"
        wrap="nowrap"
        align="stretch"
        justify="space-between"
        component="p"
        mb="xs"
        className={look('strong', 'numbers')}
      >
        <span>{label}</span>
        <span className={look('muted')}>{percent.format(available === 0 ? 0 : completed / available)}</span>
      </Group>
      <ProgressBar value={completed} of={available} label={label} stretches={stretches} />
    </Box>
  );
}
