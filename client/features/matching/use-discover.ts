import { keepPreviousData } from '@tanstack/react-query';
import { type DiscoverSort, discoverSorts } from '#shared/matching/schema.ts';
import { isAnyWork, limitWithin } from '#shared/matching/work-preference.ts';
import { useListWithApplications } from '../../components/job-card/job-card.tsx';
import {
  type JobFilterState,
  jobFilterParams,
  jobFilterSchema,
  noJobFilter,
  toJobQuery,
} from '../../components/job-filters/job-filter.ts';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
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
  const { preference } = useWorkPreferences();
  const isPlaceStored = preference !== null && preference.place !== '';
  const isLimited = preference !== null && !isAnyWork(preference);
  const setWide = (isWide: boolean, changes: Partial<JobFilterState> = {}) => {
    if (isWide && !all) return set({ ...changes, all: true }, { replace: false });
    set({ ...changes, all: isWide });
  };
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
    /** An emptied place means everywhere, not the stored place. */
    set: (changes: Partial<JobFilterState>) =>
      changes.place === '' && isPlaceStored ? setWide(true, changes) : set(changes),
    /** For changes whose number of jobs was counted without the preference. */
    setCounted: (changes: Partial<JobFilterState>) => (isLimited ? setWide(true, changes) : set(changes)),
    sort,
    setSort: (value: DiscoverSort) => set({ sort: value }),
    /** The part of the stored preference that limits the list now. */
    limit: preference === null || (all && isLimited) ? null : limitWithin(preference, filter),
    /** The filter decides a part of what the preference would limit. */
    isPart: filter.place !== '' || filter.remote === 'only' || filter.field.length > 0,
    isWide: all,
    widen: () => setWide(true),
    /** The filter gives up what the preference decides. */
    narrow: () =>
      setWide(false, {
        ...(isPlaceStored && { place: '', remote: '' }),
        ...(preference?.fields.length && { field: [] }),
      }),
    list,
    first: list.data?.pages[0],
    applicationOf,
    hasApplications,
  };
}
