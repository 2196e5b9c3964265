import { keepPreviousData } from '@tanstack/react-query';
import { type DiscoverSort, discoverSorts } from '#shared/matching/schema.ts';
import { useListWithApplications } from '../../components/job-card/job-card.tsx';
import { jobFilterParams, jobFilterSchema, noJobFilter, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { choiceParam, flagParam, useUrlQuery } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';

/** `all`: without the stored preference. */
const discoverQuery = jobFilterSchema.extend({ sort: choiceParam(discoverSorts), all: flagParam });

/** The first page of /discover without filters. */
export const useFirstJobs = (sort: DiscoverSort) =>
  trpc.matching.discover.useInfiniteQuery(
    { ...toJobQuery(noJobFilter), sort, withPreference: true },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );

export function useDiscover() {
  const { query, set } = useUrlQuery(discoverQuery, jobFilterParams);
  const { sort, all, ...filter } = query;
  const answer = trpc.matching.discover.useInfiniteQuery(
    { ...toJobQuery(filter), sort, withPreference: !all },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const { list, applicationOf, hasApplications } = useListWithApplications(answer);
  // Until the new filters have loaded, the shown list belongs to the previous ones.
  const unlessPlaceholder = <Value>(value: Value) => (list.isPlaceholderData ? null : value);
  const place = useLastValue(unlessPlaceholder(filter.place)) ?? filter.place;
  const radius = useLastValue(unlessPlaceholder(filter.radius)) ?? filter.radius;
  const remote = useLastValue(unlessPlaceholder(filter.remote)) ?? filter.remote;
  return {
    answered: { place, radius, hasRemote: remote === 'also' },
    filter,
    set,
    sort,
    setSort: (value: DiscoverSort) => set({ sort: value }),
    isWide: all,
    setWide: (isWide: boolean) => set({ all: isWide }),
    clear: () => set({ ...noJobFilter, currency: filter.currency }),
    list,
    first: list.data?.pages[0],
    applicationOf,
    hasApplications,
  };
}
