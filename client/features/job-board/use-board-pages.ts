import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobCount, JobPage, JobSort } from '#shared/jobs/board.ts';
import { jobsCountRoute, jobsRoute } from '#shared/paths.ts';
import { type JobFilterState, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';

/** Going back within this time shows the list as it was left. */
const staleAfterMs = 60_000;

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

export const boardCount = (filter: JobFilterState) =>
  queryOptions({
    queryKey: ['jobsCount', toJobQuery(filter)],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(toJobQuery(filter));
      return { ...(await readJson<JobCount>(`${jobsCountRoute}?${query}`, signal)), filter };
    },
    staleTime: staleAfterMs,
    retry: retryRead,
  });

/** Loaded separately, so that no list waits for it. */
export const useBoardCount = (filter: JobFilterState, enabled = true) =>
  useQuery({ ...boardCount(filter), placeholderData: keepPreviousData, enabled }).data;
