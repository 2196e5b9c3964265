import { Box, SegmentedControl } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { type SeenFilter, seenFilters } from '#shared/releases/events.ts';
import type { SeenEvent } from '#shared/releases/state.ts';
import { seenTexts as texts } from '#shared/texts/releases/seen.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { choice, useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { byDay } from './by-day.ts';
import { SeenDay } from './seen-day.tsx';
import { SeenSkeleton } from './seen-skeleton.tsx';

const wishes = z.object({ from: choice(seenFilters) });

/** Everything that happened with what the person released, day by day. */
export function SeenLog() {
  const {
    wish: { from: filter },
    set,
  } = useWish(wishes);
  const list = trpc.releases.seen.useInfiniteQuery(
    { filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return (
    <div className={look('reading')}>
      <SegmentedControl
        aria-label={texts.filterLabel}
        data={seenFilters.map((value) => ({ value, label: texts.filters[value] }))}
        value={filter}
        onChange={(from) => set({ from })}
      />
      <Box component="p" mt="sm" mb="lg" className={look('muted', 'small')}>
        {texts.hourly}
      </Box>
      <PagedList list={list} itemsOf={({ events }) => events} texts={texts} skeleton={<SeenSkeleton />}>
        {(events) => (
          <div data-busy={list.isPlaceholderData || undefined}>
            <Events events={events} filter={filter} />
          </div>
        )}
      </PagedList>
    </div>
  );
}

function Events({ events, filter }: { events: readonly SeenEvent[]; filter: SeenFilter }) {
  if (events.length === 0) {
    return filter === 'all' ? (
      <EmptyState title={texts.empty} text={texts.emptyText} />
    ) : (
      <p className={look('muted')}>{texts.emptyFiltered}</p>
    );
  }
  return (
    <section aria-label={texts.list}>
      {byDay(events).map((day) => (
        <SeenDay key={day.date} {...day} />
      ))}
    </section>
  );
}
