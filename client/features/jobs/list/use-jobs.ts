import { keepPreviousData } from '@tanstack/react-query';
import { type JobStatus, jobLimits, jobStatuses } from '#shared/jobs/draft.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import { trpc } from '../../../trpc.ts';

export type StatusFilter = 'all' | JobStatus;
export const statusFilters: readonly StatusFilter[] = ['all', ...jobStatuses];

/** The organisation's jobs, last changed first, as far as they have been loaded. What they are filtered by stands in the address. */
export function useJobs() {
  const { params, change, clear } = useAddress();
  const status = statusFilters.find((one) => one === params.get('status')) ?? 'all';
  const search = (params.get('search') ?? '').trim().slice(0, jobLimits.title);
  const { typed, setTyped } = useTyped(search, (value) => change({ search: value }));
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
    setStatus: (value: StatusFilter) => change({ status: value === 'all' ? '' : value }),
    isFiltered: search !== '' || status !== 'all',
    clear: () => {
      setTyped('');
      clear();
    },
  };
}
