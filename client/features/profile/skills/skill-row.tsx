import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';

export function SkillRow({ skill: { name, low, high }, children }: { skill: RankedSkillView; children?: ReactNode }) {
  return (
    <Group
      component="li"
      gap="md"
      wrap="nowrap"
      justify="space-between"
      py="xs"
      mih="3rem"
      className={common.lineBottom}
    >
      <Box miw={0}>
        <Text fw={600} className={common.anywhere}>
          {name}
        </Text>
        <Text c="dimmed" fz={14} className={common.numbers}>
          {resultWords.band(low, high)}
        </Text>
      </Box>
      {children}
    </Group>
  );
}
