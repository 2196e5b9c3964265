import { Box, Group } from '@mantine/core';
import { personEventKinds } from '#shared/releases/events.ts';
import type { SeenEvent } from '#shared/releases/state.ts';
import { seenSentence } from '#shared/texts/releases/seen.ts';
import { look } from '../../components/look/look.ts';
import { formatTime } from '../../lib/dates.ts';

type SeenDayProps = { date: string; events: readonly SeenEvent[] };

/** What happened on one day. What a company did stands out from what the person did. */
export function SeenDay({ date, events }: SeenDayProps) {
  return (
    <Box mb="lg">
      <Box component="h2" mb={4} lh={1.3} className={look('muted', 'fine', 'strong', 'numbers')}>
        {date}
      </Box>
      <ul>
        {events.map((event) => (
          <Group
            key={event.eventId}
            component="li"
            gap="0.125rem 1rem"
            py="sm"
            wrap="nowrap"
            align="baseline"
            className={look('lineTop')}
          >
            <time className={look('muted', 'small', 'rigid', 'numbers')} dateTime={event.at.toISOString()}>
              {formatTime(event.at)}
            </time>
            <span className={look('anywhere', personEventKinds[event.kind] === 'company' ? 'strong' : 'regular')}>
              {seenSentence(event)}
            </span>
          </Group>
        ))}
      </ul>
    </Box>
  );
}
