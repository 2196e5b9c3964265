import { Box, Group } from '@mantine/core';
import type { Match } from '#shared/matching/types.ts';
import { passungTexts as texts } from '#shared/texts/matching/passung.ts';
import { look } from '../look/look.ts';
import { SpanBar } from './span-bar.tsx';

/** A match in large type, with its range in words and as a bar. */
export function NumberAndRange({ match }: { match: Pick<Match, 'match' | 'low' | 'high' | 'basis'> }) {
  return (
    <Box mt="lg">
      <Group component="p" gap="0.25rem 0.75rem" align="baseline" mb={8}>
        <Box component="span" lh={1} fz="var(--pg-step-6)" className={look('headingTight', 'numbers')}>
          {match.match}
        </Box>
        <span className={look('strong')}>{texts.of}</span>
        <span className={look('muted', 'numbers')}>{texts.range(match)}</span>
      </Group>
      <SpanBar match={match} height={20} />
    </Box>
  );
}
