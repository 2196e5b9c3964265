import { Text } from '@mantine/core';
import { discoverSorts } from '#shared/matching/schema.ts';
import type { Match } from '#shared/matching/types.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { discoverTexts } from '#shared/texts/matching/discover.ts';
import { preferredListTexts } from '#shared/texts/matching/work-preferences.ts';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { JobCountLine } from '../../components/job-filters/job-count-line.tsx';
import { isFiltered } from '../../components/job-filters/job-filter.ts';
import { JobFilters, NoJobs } from '../../components/job-filters/job-filters.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { MissingNote } from './best-jobs.tsx';
import { MatchedJob, MatchedJobsSkeleton } from './matched-job.tsx';
import { NoPreferredJobs, PreferredList, useIsLimited } from './preferred-list.tsx';
import { useDiscover } from './use-discover.ts';

export function DiscoverJobs() {
  const discover = useDiscover();
  const { filter, answered, set, sort, setSort, first } = discover;
  const isLimited = useIsLimited() && !discover.isWide;
  const count = first && { count: first.total, place: first.place, isPlaceUnknown: first.isPlaceUnknown };
  const order = (
    <ChoiceField label={texts.sort} values={discoverSorts} names={texts.sorts} value={sort} onChange={setSort} />
  );
  return (
    <section aria-label={discoverTexts.list}>
      <JobFilters
        filter={filter}
        set={set}
        sort={order}
        {...(isLimited && { anyField: preferredListTexts.sameField })}
      />
      <JobCountLine
        count={count}
        {...answered}
        isByFit={sort === 'fit' && first?.missing.softskills === false}
        action={<PreferredList isWide={discover.isWide} setWide={discover.setWide} />}
      />
      <Results {...discover} />
    </section>
  );
}

type Discover = ReturnType<typeof useDiscover>;

function Results({ list, first, filter, sort, clear, applicationOf, isWide, setWide }: Discover) {
  const isLimited = useIsLimited() && !isWide;
  return (
    <PagedList
      list={list}
      itemsOf={({ jobs }) => jobs}
      texts={texts}
      skeleton={<MatchedJobsSkeleton />}
      empty={
        isLimited && !isFiltered(filter) ? (
          <NoPreferredJobs onWiden={() => setWide(true)} />
        ) : (
          <NoJobs isNarrowed={isFiltered(filter)} onClear={clear} />
        )
      }
    >
      {(jobs) => (
        <>
          {first?.missing.softskills && (
            <MissingNote missing={first.missing} withoutResult={discoverTexts.withoutResults} />
          )}
          {first?.isSearchCut && (
            <Text maw="40rem" mb="md" c="dimmed" fz="sm">
              {discoverTexts.searchCut}
            </Text>
          )}
          <JobCards isBusy={list.isPlaceholderData}>
            {jobs.map((job) => (
              <MatchedJob key={job.jobId} job={job} application={applicationOf(job.jobId)} />
            ))}
          </JobCards>
          {first?.missing.softskills === false && <MissingNote missing={first.missing} />}
          {sort === 'fit' && <ReadingGuide range={typicalRange(jobs.flatMap(({ match }) => match ?? []))} />}
        </>
      )}
    </PagedList>
  );
}

function ReadingGuide({ range }: { range: number | null }) {
  if (range === null) return null;
  return (
    <Fold title={discoverTexts.reading.title} heading="h3">
      <Text maw="40rem">{discoverTexts.reading.text(range)}</Text>
    </Fold>
  );
}

export function typicalRange(matches: ReadonlyArray<Pick<Match, 'low' | 'high'>>): number | null {
  const ranges = matches.map(({ low, high }) => high - low).toSorted((a, b) => a - b);
  const middle = (ranges.length - 1) / 2;
  const median = ((ranges[Math.floor(middle)] ?? 0) + (ranges[Math.ceil(middle)] ?? 0)) / 2;
  return median > 0 ? Math.round(median) : null;
}
