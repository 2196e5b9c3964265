import { Box, Group, SegmentedControl, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import type { ViewLogEvent } from '#shared/releases/state.ts';
import { type ViewLogFilter, viewLogFilters } from '#shared/releases/view-log-events.ts';
import { viewLogTexts as texts, viewLogSentence } from '#shared/texts/releases/view-log.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { choiceParam, useUrlQuery } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';

const viewLogQuery = z.object({ from: choiceParam(viewLogFilters) });

export function ViewLog() {
  const {
    query: { from: filter },
    set,
  } = useUrlQuery(viewLogQuery);
  const list = trpc.releases.seen.useInfiniteQuery(
    { filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return (
    <Box maw="var(--pg-reading)">
      <SegmentedControl
        mb="lg"
        aria-label={texts.filterLabel}
        data={viewLogFilters.map((value) => ({ value, label: texts.filters[value] }))}
        value={filter}
        onChange={(from) => set({ from })}
      />
      <PagedList list={list} itemsOf={({ events }) => events} texts={texts} skeleton={<ViewLogSkeleton />}>
        {(events) => (
          <div data-busy={list.isPlaceholderData || undefined}>
            <Events events={events} filter={filter} />
          </div>
        )}
      </PagedList>
      <Text mt="xl" c="dimmed" fz="sm">
        {texts.notes}
      </Text>
    </Box>
  );
}

function Events({ events, filter }: { events: readonly ViewLogEvent[]; filter: ViewLogFilter }) {
  if (events.length === 0) {
    return filter === 'all' ? (
      <EmptyState title={texts.empty} text={texts.emptyText} />
    ) : (
      <Text c="dimmed">{texts.emptyFiltered}</Text>
    );
  }
  return (
    <section aria-label={texts.list}>
      {groupByDay(events).map((day) => (
        <ViewLogDay key={day.date} {...day} />
      ))}
    </section>
  );
}

type Day<Event> = { date: string; events: Event[] };

export function groupByDay<Event extends { at: Date }>(events: readonly Event[]): Array<Day<Event>> {
  const days: Array<Day<Event>> = [];
  for (const event of events) {
    const date = formatDate(event.at);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}

const skeletonEvents = (index: number): ViewLogEvent => ({
  eventId: `${index}`,
  kind: 'viewed',
  companyName: placeholderText(10),
  actorName: placeholderText(4, 5),
  details: { as: 'whole' },
  at: new Date(0),
});

const ViewLogSkeleton = () => (
  <ContentSkeleton>
    <ViewLogDay date={placeholderText(10)} events={placeholderItems(4, skeletonEvents)} />
  </ContentSkeleton>
);

type ViewLogDayProps = { date: string; events: readonly ViewLogEvent[] };

function ViewLogDay({ date, events }: ViewLogDayProps) {
  return (
    <Box mb="lg">
      <Box component="h2" mb={4} lh={1.3} c="dimmed" fz={14} fw={600} className={common.numbers}>
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
            className={common.lineTop}
          >
            <Box component="time" c="dimmed" fz="sm" flex="none" dateTime={event.at.toISOString()}>
              {formatTime(event.at)}
            </Box>
            <Text span className={common.anywhere}>
              {viewLogSentence(event)}
            </Text>
          </Group>
        ))}
      </ul>
    </Box>
  );
}
