import { Box, Group, Text } from '@mantine/core';
import type { ShownJob } from '#shared/releases/state.ts';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import common from '../common.module.css';
import { MatchChip } from '../match/match-explanation.tsx';

type ShownMatchProps = { label: string; match: NonNullable<ShownJob['match']>; isAnonymous: boolean };

export const ShownMatch = ({ label, match, isAnonymous }: ShownMatchProps) => (
  <Group mt="md" gap="0.25rem 0.75rem" className={common.anywhere}>
    <Text span c="dimmed" fz="sm">
      {label}
    </Text>
    <MatchChip match={{ ...match, isRough: isAnonymous }} />
    {isAnonymous && (
      <Text span c="dimmed" fz="sm">
        {texts.approximate}
      </Text>
    )}
  </Group>
);

export const ShownAnswers = ({ answers }: Pick<ShownJob, 'answers'>) =>
  answers
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => (
      <Box key={`${question} ${answer}`} mt="md" className={common.anywhere}>
        <Text c="dimmed" fz="sm">
          {question}
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }}>{answer}</Text>
      </Box>
    ));
