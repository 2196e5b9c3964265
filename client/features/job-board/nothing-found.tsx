import { Box, Button, Group } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type JobCount, radii } from '#shared/jobs/board.ts';
import { type FieldOfWork, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { searchFold } from '#shared/search.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { boardCount } from '../../components/job-filters/board-count.ts';
import { isFiltered, type JobFilterState, noJobFilter } from '../../components/job-filters/job-filter.ts';
import { NoJobs } from '../../components/job-filters/job-filters.tsx';
import { useOpenCounts } from '../../components/job-filters/open-counts.ts';
import { UnknownPlace } from '../../components/job-filters/unknown-place.tsx';
import { NearJobs, shownNear } from './further-jobs.tsx';

type NothingFoundProps = {
  /** With what the stored preference decides. */
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  onClear: () => void;
  /** The part of the filter that the stored preference decides. */
  limit?: WorkPreference | null;
  /** The list counts jobs with an application separately. */
  hasAppliedLast: boolean;
};

type Limit = NonNullable<NothingFoundProps['limit']> | null;

/** Jobs from home in addition to those nearby narrow nothing. */
function hasOwnFilters({ remote, employment, pay, field }: JobFilterState, limit: Limit): boolean {
  const isFieldOwn = field.length > 0 && !limit?.fields.length;
  return remote === 'only' || employment.length > 0 || pay > 0 || isFieldOwn;
}

/** Names the words or fields of work, and the place, unless other filters narrow the list as well. */
function emptyTitle(filter: JobFilterState, limit: Limit): string {
  const { search, field, place, radius, company } = filter;
  const [first] = field;
  const hasFilters = company !== '' || hasOwnFilters({ ...filter, field: [] }, limit);
  const around = place === '' ? '' : texts.around(place, radius);
  if (limit === null && (hasFilters || (search !== '' && first !== undefined))) return texts.empty;
  const fields = first && fieldsText(first, field.length);
  const inFields = first && texts.inFields(fieldNames[first], field.length);
  const named = search === '' ? (fields ?? '') : [texts.quoted(search), ...(inFields ? [inFields] : [])].join(' ');
  if (hasFilters) return texts.emptyFiltered(named, around);
  return named === '' && around === '' ? texts.empty : texts.emptyFor(named, around);
}

const fieldsText = (first: FieldOfWork, count: number): string =>
  count === 1 ? texts.quoted(fieldNames[first]) : texts.fieldCount(count);

/**
 * Offers what was probably meant, the field of work that the words name, the smallest change that finds a job, and for
 * a place far from all jobs the nearest one and those from home.
 */
export default function NothingFound({ filter, set, onClear, limit = null, hasAppliedLast }: NothingFoundProps) {
  const own = useQuery(boardCount(filter));
  const found = useWays(filter, limit, own.data);
  // Applicants read the count that the next list names.
  const counted = hasAppliedLast && !found.isPending ? found.ways : [];
  const open = useOpenCounts(counted.map(({ changes }) => ({ ...filter, ...changes })));
  if (own.isPending || found.isPending || open.isPending) return null;
  const { isPlaceUnknown, meant } = own.data ?? {};
  const ways = found.ways.map((way, index): Way => ({ ...way, count: open.counts[index] || way.count }));
  if (ways.length === 0 && meant === undefined && !isPlaceUnknown)
    return <NoJobs title={emptyTitle(filter, limit)} isNarrowed={isFiltered(filter)} onClear={onClear} />;
  const [first, ...others] = ways;
  const areAllShown = !isPlaceUnknown && first?.title !== undefined && first.count <= shownNear;
  const buttons = (
    <>
      {meant !== undefined && <Wider label={texts.meant(texts.quoted(meant))} onClick={() => set({ search: meant })} />}
      {(areAllShown ? others : ways).map(({ label, count, changes }) => (
        <Wider key={label(count)} label={label(count)} onClick={() => set(changes)} />
      ))}
    </>
  );
  return (
    <>
      {isPlaceUnknown ? (
        <UnknownPlace place={filter.place} onPlace={(place) => set({ place })}>
          {buttons}
        </UnknownPlace>
      ) : (
        <EmptyState title={emptyTitle(filter, limit)} illustration={null} action={<Group gap="sm">{buttons}</Group>} />
      )}
      <Box mt="lg">
        <NearJobs filter={{ ...filter, ...first?.changes }} {...(first?.title && { title: first.title })} />
      </Box>
    </>
  );
}

type WiderSearch = {
  changes: Partial<JobFilterState>;
  label: (count: number) => string;
  /** Above its first jobs. */
  title?: string;
};
type Way = WiderSearch & { count: number };

/** Within a stored limit, first the search that leaves out what was typed, then those beyond the limit. */
function useWays(
  filter: JobFilterState,
  limit: Limit,
  own: JobCount | undefined,
): { isPending: boolean; ways: readonly Way[] } {
  const { field, isPending } = useFieldOf(filter);
  const fromHome = { ...filter, remote: 'only' } as const;
  const remote = useQuery({ ...boardCount(fromHome), enabled: filter.place !== '' && filter.remote === '' });
  const narrower = useFirstFound(filter, limit === null ? [] : withoutTyped(filter, limit));
  const wider = useFirstFound(filter, limit === null ? widerSearches(filter) : beyondLimit(filter, limit));
  const isWordFound = wider.found !== undefined && wider.found.changes.search === undefined;
  const inField = useFirstFound(filter, field === null ? [] : inFieldSteps(field, isWordFound ? '' : filter.place));
  const fields = useFirstFound(filter, limit?.fields.length ? [inAllFields] : []);
  const isFarther = limit === null && filter.search !== '' && filter.place !== '';
  const all = useFirstFound(filter, isFarther ? [allJobs] : []);
  const isNear = wider.found?.changes.radius !== undefined;
  const { nearest, meantTown } = (!limit?.place && own?.elsewhere) || {};
  const remoteCount = remote.isEnabled ? (remote.data?.count ?? 0) : 0;
  const ways = [
    meantTown && {
      label: (count: number) => texts.meantTown(meantTown.place, count),
      count: meantTown.count,
      changes: { place: meantTown.place },
    },
    inField.found,
    !isNear &&
      !meantTown &&
      nearest && { label: () => texts.nearest(nearest.town, nearest.km), count: 1, changes: { place: nearest.place } },
    narrower.found,
    wider.found,
    wider.found?.label !== inAllFields.label && fields.found,
    all.found && wider.found && all.found.count > wider.found.count && all.found,
    remoteCount > 0 && { label: texts.wider.remote, count: remoteCount, changes: { remote: 'only' as const } },
  ];
  return {
    isPending: isPending || [inField, narrower, wider, fields, all].some((one) => one.isPending) || remote.isLoading,
    ways: ways.filter((way) => !!way),
  };
}

function useFirstFound(filter: JobFilterState, searches: readonly WiderSearch[]): { found?: Way; isPending: boolean } {
  const counts = useQueries({ queries: searches.map(({ changes }) => boardCount({ ...filter, ...changes })) });
  const first = counts.findIndex(({ data }) => (data?.count ?? 0) > 0);
  const before = first === -1 ? counts : counts.slice(0, first);
  const search = searches[first];
  return {
    isPending: before.some(({ isLoading }) => isLoading),
    ...(search && { found: { ...search, count: counts[first]?.data?.count ?? 0 } }),
  };
}

const Wider = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="default" mih={44} h="auto" py={6} onClick={onClick}>
    {label}
  </Button>
);

const inFieldSteps = (field: FieldOfWork, place: string): WiderSearch[] =>
  [false, ...(place === '' ? [] : [true])].map((isEverywhere) => ({
    changes: { search: '', field: [field], ...(isEverywhere && { place: '' }) },
    label: (count) => texts.wider.field(count, fieldNames[field], isEverywhere),
    title: texts.nearInField(fieldNames[field], isEverywhere),
  }));

/** The words that guess a field are loaded only here. */
function useFieldOf({ search, field }: JobFilterState) {
  const words = search.trim();
  const guess = useQuery({
    queryKey: ['fieldOfWords', words],
    queryFn: async () => fieldNamed(words) ?? (await import('#shared/jobs/guess-field.ts')).guessField(words),
    enabled: words !== '' && field.length === 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { field: guess.data ?? null, isPending: guess.isLoading };
}

const minNameLength = 3;

function fieldNamed(words: string): FieldOfWork | undefined {
  const wanted = searchFold(words);
  if (wanted.length < minNameLength) return undefined;
  return fieldsOfWork.find((field) => searchFold(fieldNames[field]).includes(wanted));
}

type Step = WiderSearch & { isPossible: boolean };

const possible = (steps: readonly Step[]): WiderSearch[] =>
  steps.filter(({ isPossible }) => isPossible).map(({ changes, label }) => ({ changes, label }));

const { wider } = texts;

const allJobs: WiderSearch = { changes: noJobFilter, label: wider.all };
const inAllFields: WiderSearch = { changes: { field: [] }, label: wider.fields };

/** Drops one part of the search at a time. */
function widerSearches(filter: JobFilterState): WiderSearch[] {
  return possible([
    ...radiusSteps(filter),
    ...filterSteps(filter, null),
    { isPossible: filter.place !== '', changes: { place: '' }, label: wider.place },
    wordStep(filter, null),
    { isPossible: true, ...allJobs },
  ]);
}

const withoutTyped = (filter: JobFilterState, limit: Limit) =>
  possible([wordStep(filter, limit), ...filterSteps(filter, limit)]);

const beyondLimit = (filter: JobFilterState, limit: Limit) =>
  possible([
    ...radiusSteps(filter),
    { isPossible: (limit?.fields.length ?? 0) > 0, ...inAllFields },
    { isPossible: filter.place !== '', changes: { place: '' }, label: wider.place },
    { isPossible: true, ...allJobs },
  ]);

const radiusSteps = ({ place, radius, remote }: JobFilterState): Step[] =>
  radii.map((km) => ({
    isPossible: place !== '' && remote !== 'only' && km > radius,
    changes: { radius: km },
    label: (count: number) => wider.radius(count, km),
  }));

function filterSteps(filter: JobFilterState, limit: Limit): Step[] {
  const { employment, pay, currency } = noJobFilter;
  const dropped = {
    ...{ employment, pay, currency },
    ...(filter.remote === 'only' && { remote: '' as const }),
    ...(!limit?.fields.length && { field: [] }),
  };
  return [
    { isPossible: hasOwnFilters(filter, limit), changes: dropped, label: wider.filters },
    { isPossible: filter.company !== '', changes: { company: '' }, label: wider.company },
  ];
}

function wordStep(filter: JobFilterState, limit: Limit): Step {
  const { search, place, company, remote } = filter;
  const isOnlyWord = limit === null && !hasOwnFilters(filter, limit) && company === '' && place === '';
  return {
    isPossible: search !== '',
    changes: { search: '' },
    label: (count) => {
      if (isOnlyWord) return wider.all(count);
      return place === '' ? wider.word(count, search) : wider.around(count, place, remote === 'also');
    },
  };
}
