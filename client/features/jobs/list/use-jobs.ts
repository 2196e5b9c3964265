import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { type JobStatus, jobLimits, jobStatuses } from '#shared/jobs/draft.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import { choice, useWish, words } from '../../../lib/use-wish.ts';
import { trpc } from '../../../trpc.ts';

export type StatusFilter = 'all' | JobStatus;
export const statusFilters = ['all', ...jobStatuses] as const;
const wishes = z.object({ status: choice(statusFilters), search: words(jobLimits.title) });

/** The organisation's jobs, last changed first, as far as they have been loaded. What they are filtered by stands in the address. */
export function useJobs() {
  const {
    wish: { search, status },
    set,
    clear,
    isNarrowed,
  } = useWish(wishes);
  const { typed, setTyped } = useTyped(search, (value) => set({ search: value }));
  const list = trpc.jobs.page.useInfiniteQuery(
    { search, status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return {
    list,
    jobs: list.data?.pages.flatMap(({ jobs }) => jobs) ?? [],
    typed,
    setTyped,
    status,
    setStatus: (value: StatusFilter) => set({ status: value }),
    isFiltered: isNarrowed,
    clear: () => {
      setTyped('');
      clear();
    },
  };
}
