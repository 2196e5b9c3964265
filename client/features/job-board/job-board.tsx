import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { JobCards } from '../../components/job-card/job-cards.tsx';
import { JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { OwnJobCard } from '../../components/job-card/own-job-card.tsx';
import { FoundCount } from '../../components/job-filters/found-count.tsx';
import { isFiltered } from '../../components/job-filters/job-filter.ts';
import { JobFilters } from '../../components/job-filters/job-filters.tsx';
import { NoJobs } from '../../components/job-filters/no-jobs.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { CompanyFilter } from './company-filter.tsx';
import { useJobBoard } from './use-job-board.ts';

/** All published jobs, to search, to narrow down and to sort. */
export function JobBoard() {
  const board = useJobBoard();
  const { filter, set, jobs, count } = board;
  return (
    <section aria-label={texts.list}>
      <JobFilters
        filter={filter}
        set={set}
        sort={
          <ChoiceField
            label={texts.sort}
            values={board.sorts}
            names={texts.sorts}
            value={board.sort}
            onChange={board.setSort}
          />
        }
      />
      <CompanyFilter slug={filter.company} jobs={jobs} onRemove={() => set({ company: '' })} />
      <FoundCount count={count} place={count?.filter.place ?? ''} radius={count?.filter.radius ?? filter.radius} />
      <Results {...board} />
    </section>
  );
}

type Board = ReturnType<typeof useJobBoard>;

const Results = ({ list, jobs, filter, clear, matchOf, applicationOf }: Board) => (
  <PagedList
    list={list}
    itemsOf={() => jobs}
    texts={texts}
    skeleton={<JobCardsSkeleton />}
    empty={<NoJobs isNarrowed={isFiltered(filter)} onClear={clear} />}
  >
    {() => (
      <JobCards isBusy={list.isPlaceholderData}>
        {jobs.map((job) => (
          <OwnJobCard key={job.jobId} job={job} match={matchOf(job)} application={applicationOf(job.jobId)} />
        ))}
      </JobCards>
    )}
  </PagedList>
);
