import { Button, Group } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type JobCount, radii } from '#shared/jobs/board.ts';
import { type FieldOfWork, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { searchFold } from '#shared/search.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { boardCount } from '../../components/job-filters/board-count.ts';
import { isFiltered, type JobFilterState, noJobFilter } from '../../components/job-filters/job-filter.ts';
import { NoJobs } from '../../components/job-filters/job-filters.tsx';
import { UnknownPlace } from '../../components/job-filters/unknown-place.tsx';
import { NearJobs } from './further-jobs.tsx';

type NothingFoundProps = {
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  onClear: () => void;
};

/** Names the words or fields of work, and the place, unless other filters narrow the list as well. */
function emptyTitle({ search, field, place, radius, remote, employment, pay, company }: JobFilterState): string {
  const hasFilters = remote !== '' || employment.length > 0 || pay > 0 || company !== '';
  const [first] = field;
  const named = search === '' && first !== undefined ? fieldsText(first, field.length) : search && texts.quoted(search);
  if (hasFilters || (search !== '' && first !== undefined) || (named === '' && place === '')) return texts.empty;
  return texts.emptyFor(named, place === '' ? '' : texts.around(place, radius));
}

const fieldsText = (first: FieldOfWork, count: number): string =>
  count === 1 ? texts.quoted(fieldNames[first]) : texts.fieldCount(count);

/**
 * Offers what was probably meant, the field of work that the words name, the smallest change that finds a job, and for
 * a place far from all jobs the nearest one and those from home.
 */
export function NothingFound({ filter, set, onClear }: NothingFoundProps) {
  const own = useQuery(boardCount(filter));
  const found = useWays(filter, own.data);
  if (own.isPending || found.isPending) return null;
  const { isPlaceUnknown, meant } = own.data ?? {};
  const { ways } = found;
  if (ways.length === 0 && meant === undefined && !isPlaceUnknown)
    return <NoJobs title={emptyTitle(filter)} isNarrowed={isFiltered(filter)} onClear={onClear} />;
  const buttons = (
    <>
      {meant !== undefined && <Wider label={texts.meant(texts.quoted(meant))} onClick={() => set({ search: meant })} />}
      {ways.map(({ label, changes }) => (
        <Wider key={label} label={label} onClick={() => set(changes)} />
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
        <EmptyState title={emptyTitle(filter)} action={<Group gap="sm">{buttons}</Group>} />
      )}
      <NearJobs filter={{ ...filter, ...ways[0]?.changes }} />
    </>
  );
}

type Way = { label: string; changes: Partial<JobFilterState> };

function useWays(filter: JobFilterState, own: JobCount | undefined): { isPending: boolean; ways: Way[] } {
  const { field, isPending } = useFieldOf(filter);
  const wider = widerSearches(filter);
  const fromHome = { ...filter, remote: 'only' } as const;
  const inField = useQuery({ ...boardCount({ ...filter, ...inFieldOnly(field) }), enabled: field !== null });
  const remote = useQuery({ ...boardCount(fromHome), enabled: filter.place !== '' && filter.remote === '' });
  const counts = useQueries({ queries: wider.map(({ changes }) => boardCount({ ...filter, ...changes })) });
  const first = wider.findIndex((_, index) => (counts[index]?.data?.count ?? 0) > 0);
  const before = first === -1 ? counts : counts.slice(0, first);
  const found = wider[first];
  const isNear = found?.changes.radius !== undefined;
  const { nearest, meantTown } = own?.elsewhere ?? {};
  // Without a field, this count has the query key of the search without words.
  const fieldCount = field === null ? 0 : (inField.data?.count ?? 0);
  const remoteCount = remote.isEnabled ? (remote.data?.count ?? 0) : 0;
  const ways = [
    meantTown && { label: texts.meantTown(meantTown.place, meantTown.count), changes: { place: meantTown.place } },
    field !== null &&
      fieldCount > 0 && {
        label: texts.wider.field(fieldCount, fieldNames[field]),
        changes: inFieldOnly(field),
      },
    !isNear &&
      !meantTown &&
      nearest && { label: texts.nearest(nearest.town, nearest.km), changes: { place: nearest.place } },
    found && { label: found.label(counts[first]?.data?.count ?? 0), changes: found.changes },
    remoteCount > 0 && { label: texts.wider.remote(remoteCount), changes: { remote: 'only' as const } },
  ];
  return {
    isPending: isPending || [inField, remote, ...before].some(({ isLoading }) => isLoading),
    ways: ways.filter((way) => !!way),
  };
}

const Wider = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="default" mih={44} h="auto" py={6} onClick={onClick}>
    {label}
  </Button>
);

const inFieldOnly = (field: FieldOfWork | null): Partial<JobFilterState> => ({
  search: '',
  field: field === null ? [] : [field],
});

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

type WiderSearch = { changes: Partial<JobFilterState>; label: (count: number) => string };

/** Drops one part of the search at a time. */
function widerSearches({ search, place, radius, remote, company, ...filter }: JobFilterState): WiderSearch[] {
  const { employment, field, pay, currency } = noJobFilter;
  const hasFilters = remote !== '' || filter.employment.length > 0 || filter.field.length > 0 || filter.pay > 0;
  const radiusSteps = place === '' || remote === 'only' ? [] : radii.filter((km) => km > radius);
  const isOnlyWord = !hasFilters && company === '' && place === '';
  const { wider } = texts;
  const withoutWord = (count: number) => (isOnlyWord ? wider.all(count) : wider.word(count, search));
  const steps: ReadonlyArray<WiderSearch & { isPossible: boolean }> = [
    ...radiusSteps.map((km) => ({
      isPossible: true,
      changes: { radius: km },
      label: (count: number) => wider.radius(count, km),
    })),
    { isPossible: hasFilters, changes: { remote: '', employment, field, pay, currency }, label: wider.filters },
    { isPossible: company !== '', changes: { company: '' }, label: wider.company },
    { isPossible: place !== '', changes: { place: '' }, label: wider.place },
    { isPossible: search !== '', changes: { search: '' }, label: withoutWord },
    { isPossible: true, changes: noJobFilter, label: wider.all },
  ];
  return steps.filter(({ isPossible }) => isPossible).map(({ changes, label }) => ({ changes, label }));
}
