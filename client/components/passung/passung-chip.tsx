import { Group, VisuallyHidden } from '@mantine/core';
import type { Match } from '#shared/matching/types.ts';
import { passungTexts as texts } from '#shared/texts/matching/passung.ts';
import { look } from '../look/look.ts';
import { SpanBar } from './span-bar.tsx';

/** The match on a card: number and range, as a picture, and in whole words for whoever hears them. */
export function PassungChip({ match }: { match: Pick<Match, 'match' | 'low' | 'high' | 'basis'> }) {
  return (
    <Group component="p" gap="0.25rem 0.625rem">
      <Group component="span" gap="0.25rem 0.625rem" aria-hidden="true">
        <SpanBar match={match} width={88} height={14} />
        <span className={look('strong', 'numbers', 'oneLine')}>{texts.number(match.match)}</span>
        <span className={look('muted', 'fine', 'numbers', 'oneLine')}>{texts.shortRange(match)}</span>
        {match.basis !== 'both' && <span className={look('muted', 'fine')}>{texts.missingNote(match)}</span>}
      </Group>
      <VisuallyHidden>{texts.spoken(match)}</VisuallyHidden>
    </Group>
  );
}
