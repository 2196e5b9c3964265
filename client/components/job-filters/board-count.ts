import { queryOptions } from '@tanstack/react-query';
import type { FieldCounts, JobCount } from '#shared/jobs/board.ts';
import { jobsCountRoute, jobsFieldsRoute } from '#shared/paths.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import { type JobFilterState, toJobQuery } from './job-filter.ts';

/** Going back within this time shows the list as it was left. */
export const staleAfterMs = 60_000;

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

/** The fields that are chosen do not count. */
export function fieldCounts(filter: JobFilterState) {
  const query = toJobQuery({ ...filter, field: [] });
  return queryOptions({
    queryKey: ['jobsByField', query],
    queryFn: ({ signal }) => readJson<FieldCounts>(`${jobsFieldsRoute}?${new URLSearchParams(query)}`, signal),
    staleTime: staleAfterMs,
    retry: retryRead,
  });
}
