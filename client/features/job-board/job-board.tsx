import { Button, NativeSelect } from '@mantine/core';
import { discoverSorts } from '#shared/matching/schema.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { JobCards } from '../../components/job-card/job-cards.tsx';
import { JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { OwnJobCard } from '../../components/job-card/own-job-card.tsx';
import { FoundCount } from '../../components/job-filters/found-count.tsx';
import { isFiltered } from '../../components/job-filters/job-filter.ts';
import { JobFilters } from '../../components/job-filters/job-filters.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { paths } from '../../lib/paths.ts';
import { CompanyFilter } from './company-filter.tsx';

import { useJobBoard } from './use-job-board.ts';

/** All published jobs, to search, to narrow down and to sort. */
export function JobBoard() {
  const board = useJobBoard();
  const { filter, set, jobs, count } = board;
  return (
    <section aria-label={texts.list}>
      <JobFilters filter={filter} set={set} sort={<SortField {...board} />} />
      <CompanyFilter slug={filter.company} jobs={jobs} onRemove={() => set({ company: '' })} />
      <FoundCount count={count} place={count?.filter.place ?? ''} radius={count?.filter.radius ?? filter.radius} />
      <Results {...board} />
    </section>
  );
}

type Board = ReturnType<typeof useJobBoard>;

function SortField({ sort, sorts, setSort }: Pick<Board, 'sort' | 'sorts' | 'setSort'>) {
  return (
    <NativeSelect
      label={texts.sort}
      data={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
      value={sort}
      onChange={(event) => setSort(discoverSorts.find((one) => one === event.currentTarget.value) ?? 'newest')}
    />
  );
}

function Results({ list, jobs, filter, clear, matchOf, applicationOf }: Board) {
  if (list.isPending) return <JobCardsSkeleton />;
  if (list.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  if (jobs.length === 0) return <NoJobs isNarrowed={isFiltered(filter)} onClear={clear} />;
  return (
    <>
      <JobCards isBusy={list.isPlaceholderData}>
        {jobs.map((job) => (
          <OwnJobCard key={job.jobId} job={job} match={matchOf(job)} application={applicationOf(job.jobId)} />
        ))}
      </JobCards>
      <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />
    </>
  );
}

function NoJobs({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    const courses = <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>;
    return <EmptyState title={texts.empty} text={texts.emptyAll} action={courses} />;
  }
  const all = (
    <Button variant="default" onClick={onClear}>
      {texts.showAll}
    </Button>
  );
  return <EmptyState title={texts.empty} text={texts.emptySearch} action={all} />;
}
