import { keepPreviousData } from '@tanstack/react-query';
import { type DiscoverSort, discoverSorts } from '#shared/matching/schema.ts';
import { isAnyWork, limitWithin, type WorkPreference } from '#shared/matching/work-preference.ts';
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

/** The filter, with what the preference decides. */
const withLimit = (filter: JobFilterState, limit: WorkPreference | null): JobFilterState => ({
  ...filter,
  ...(limit?.place && { place: limit.place, radius: limit.radius, remote: 'also' as const }),
  ...(limit?.fields.length && { field: [...limit.fields] }),
});

const isSameSearch = (one: JobFilterState, other: JobFilterState): boolean =>
  JSON.stringify(toJobQuery(one)) === JSON.stringify(toJobQuery(other));

const noPlace = { place: '', remote: '', radius: noJobFilter.radius } as const;

export function useDiscover() {
  const { query, set } = useUrlQuery(discoverQuery, jobFilterParams);
  const { sort, all, ...filter } = query;
  const { preference } = useWorkPreferences();
  const isPlaceStored = preference !== null && preference.place !== '';
  const isLimited = preference !== null && !isAnyWork(preference);
  const limitOf = (state: JobFilterState) =>
    preference === null || (all && isLimited) ? null : limitWithin(preference, state);
  const limit = limitOf(filter);
  const isStoredPlace = ({ place, radius, remote }: JobFilterState) =>
    isPlaceStored && place === preference.place && radius === preference.radius && remote === 'also';
  const counted = withLimit(filter, limit);
  const setWide = (isWide: boolean, changes: Partial<JobFilterState> = {}) => {
    if (isWide && !all) return set({ ...changes, all: true }, { replace: false });
    set({ ...changes, all: isWide });
  };
  const answer = trpc.matching.discover.useInfiniteQuery(
    { ...toJobQuery(filter), sort, withPreference: !all },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const { list, applicationOf, hasApplications } = useListWithApplications(answer);
  // The filter gives up what the preference decides.
  const narrowing = { ...(isPlaceStored && noPlace), ...(preference?.fields.length && { field: [] }) };
  const isEmpty = list.data?.pages[0]?.total === 0 && !list.isPlaceholderData;
  const back = trpc.matching.discover.useQuery(
    { ...toJobQuery({ ...filter, ...narrowing }), sort, withPreference: true },
    { enabled: isEmpty && preference !== null },
  );
  // Until the new filters have loaded, the shown list belongs to the previous ones.
  const unlessPlaceholder = <Value>(value: Value) => (list.isPlaceholderData ? null : value);
  const place = useLastValue(unlessPlaceholder(filter.place)) ?? filter.place;
  const radius = useLastValue(unlessPlaceholder(filter.radius)) ?? filter.radius;
  const remote = useLastValue(unlessPlaceholder(filter.remote)) ?? filter.remote;
  return {
    answered: { place, radius, hasRemote: remote === 'also' },
    filter,
    /** The filter that counts. */
    counted,
    /**
     * An emptied place means everywhere, not the stored place; another one includes jobs from home as before. The stored
     * place is no filter.
     */
    set: (changes: Partial<JobFilterState>) => {
      if (!all && isStoredPlace({ ...filter, ...changes })) return set({ ...changes, ...noPlace });
      if (!isPlaceStored || changes.place === undefined) return set(changes);
      if (changes.place === '') return setWide(true, changes);
      const isReplaced = filter.place === '' && filter.remote === '';
      set({ place: changes.place, ...(isReplaced && { remote: 'also', radius: preference.radius }), ...changes });
    },
    /** Changes `counted`, without the preference only if that would count otherwise. */
    setCounted: (changes: Partial<JobFilterState>) => {
      const wanted = { ...counted, ...changes };
      const counts = (own: JobFilterState) => isSameSearch(withLimit(own, limitOf(own)), wanted);
      if (counts({ ...filter, ...changes })) return set(changes);
      if (counts(wanted)) return set(wanted);
      const { radius, remote } = noJobFilter;
      setWide(true, { ...wanted, ...(wanted.place === '' && { radius, ...(wanted.remote === 'also' && { remote }) }) });
    },
    sort,
    setSort: (value: DiscoverSort) => set({ sort: value }),
    /** The part of the stored preference that limits the list now. */
    limit,
    /** Another place or radius replaces the stored one. */
    isPlaceReplaced: isPlaceStored && filter.place !== '' && !isStoredPlace(filter),
    isRadiusReplaced: isPlaceStored && filter.place === preference.place,
    /** The filter decides a part of what the preference would limit. */
    isPart: filter.place !== '' || filter.remote === 'only' || filter.field.length > 0,
    isWide: all,
    widen: () => setWide(true),
    narrow: () => setWide(false, narrowing),
    isEmpty,
    /** The list after `narrow` has jobs. */
    hasWayBack: !isEmpty || (back.data?.total ?? 0) > 0,
    list,
    first: list.data?.pages[0],
    applicationOf,
    hasApplications,
  };
}
