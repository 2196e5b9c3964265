import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobPage, JobSort } from '#shared/jobs/board.ts';
import { jobsRoute } from '#shared/paths.ts';
import { boardCount, staleAfterMs } from '../../components/job-filters/board-count.ts';
import { type JobFilterState, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';

export const useBoardPages = (filter: JobFilterState, sort: JobSort, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['jobs', toJobQuery(filter), sort],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...toJobQuery(filter),
        sort,
        ...(pageParam !== null && { after: pageParam }),
      });
      return readJson<JobPage>(`${jobsRoute}?${query}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
    retry: retryRead,
    enabled,
  });

/** Loaded separately, so that no list waits for it. */
export const useBoardCount = (filter: JobFilterState, enabled = true) =>
  useQuery({ ...boardCount(filter), placeholderData: keepPreviousData, enabled });
