import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';

type SkillRowProps = { skill: RankedSkillView; of: number; children?: ReactNode };

export const SkillRow = ({ skill, of, children }: SkillRowProps) => (
  <Box component="li" py="sm" className={common.lineBottom}>
    <Group gap="md" wrap="nowrap" justify="space-between" mb={6}>
      <Box miw={0}>
        <Text fw={600} fz={17} lh={1.3} className={common.anywhere}>
          {skill.name}
        </Text>
        <Text c="dimmed" fz="sm">
          {resultWords.likely(skill.low, skill.high)}
          <VisuallyHidden> {resultWords.band(skill.low, skill.high)}</VisuallyHidden>
        </Text>
      </Box>
      {children}
    </Group>
    <BandLane band={skill} rankCount={of} height={12} />
  </Box>
);
