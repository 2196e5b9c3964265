import { Box, Group, Text } from '@mantine/core';
import type { TestsOverview } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { ProgressBar } from '../taking/progress-bar.tsx';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });

export function TestsProgress({ overview: { completed, available } }: { overview: TestsOverview }) {
  const label = texts.progress(completed, available);
  const segments = Array.from({ length: available }, (_, index) => ({ done: index < completed ? 1 : 0, weight: 1 }));
  return (
    <Box maw="34rem" mb={{ base: 'md', sm: 'xl' }}>
      <Group
        gap="md"
        wrap="nowrap"
        align="stretch"
        justify="space-between"
        component="p"
        mb="xs"
        fw={600}
        className={common.numbers}
      >
        <span>{label}</span>
        <Text span c="dimmed">
          {percent.format(available === 0 ? 0 : completed / available)}
        </Text>
      </Group>
      <ProgressBar value={completed} of={available} label={label} segments={segments} />
    </Box>
  );
}
