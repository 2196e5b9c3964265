import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { radii } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { isFiltered, type JobFilterState, noJobFilter } from '../../components/job-filters/job-filter.ts';
import { NoJobs } from '../../components/job-filters/job-filters.tsx';
import { boardCount } from './use-board-pages.ts';

type NothingFoundProps = {
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  onClear: () => void;
};

/** One button: the smallest change of the search that finds a job. */
export function NothingFound({ filter, set, onClear }: NothingFoundProps) {
  const wider = widerSearches(filter);
  const counts = useQueries({ queries: wider.map(({ changes }) => boardCount({ ...filter, ...changes })) });
  const first = wider.findIndex((_, index) => (counts[index]?.data?.count ?? 0) > 0);
  const before = first === -1 ? counts : counts.slice(0, first);
  if (before.some((count) => count.isPending)) return null;
  const found = wider[first];
  if (found === undefined) return <NoJobs isNarrowed={isFiltered(filter)} onClear={onClear} />;
  const action = (
    <Button variant="default" onClick={() => set(found.changes)}>
      {found.label}
    </Button>
  );
  return <EmptyState title={texts.empty} text={texts.wider(counts[first]?.data?.count ?? 0)} action={action} />;
}

type WiderSearch = { changes: Partial<JobFilterState>; label: string };

/** Drops one part of the search at a time. */
function widerSearches({ search, place, radius, remote, company, ...filter }: JobFilterState): WiderSearch[] {
  const { employment, field, pay, currency } = noJobFilter;
  const hasFilters = remote !== '' || filter.employment.length > 0 || filter.field.length > 0 || filter.pay > 0;
  const radiusSteps = place === '' || remote === 'only' ? [] : radii.filter((km) => km > radius);
  const steps: ReadonlyArray<WiderSearch & { isPossible: boolean }> = [
    ...radiusSteps.map((km) => ({ isPossible: true, changes: { radius: km }, label: texts.widen(km) })),
    { isPossible: hasFilters, changes: { remote: '', employment, field, pay, currency }, label: texts.withoutFilters },
    { isPossible: company !== '', changes: { company: '' }, label: texts.anyCompany },
    { isPossible: place !== '', changes: { place: '' }, label: texts.everywhere },
    { isPossible: search !== '', changes: { search: '' }, label: texts.withoutWord(search) },
  ];
  return steps.filter(({ isPossible }) => isPossible).map(({ changes, label }) => ({ changes, label }));
}
