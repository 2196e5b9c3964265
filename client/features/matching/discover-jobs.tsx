import { Box, Group, Text, Title } from '@mantine/core';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { discoverSorts, shownSort } from '#shared/matching/schema.ts';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import type { Match } from '#shared/matching/types.ts';
import { isAnyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import { hasNumber, isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { discoverTexts, testInvitationTexts } from '#shared/texts/matching/discover.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { fieldsText } from '#shared/texts/matching/work-preferences.ts';
import common from '../../components/common.module.css';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { AskedJobs } from '../../components/job-card/asked.tsx';
import { isAppliedTo } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { JobCountLine, openCount } from '../../components/job-filters/job-count-line.tsx';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { JobFilters } from '../../components/job-filters/job-filters.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { isByValues } from '../../components/match/missing-tests.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { paths } from '../../lib/paths.ts';
import { useAskedJobs } from '../../lib/use-asked-jobs.ts';
import { lessFittingTitle } from './less-fitting.tsx';
import { MatchedJob, MatchedJobsSkeleton } from './matched-job.tsx';
import { OwnTestsNote, PreferredList } from './preferred-list.tsx';
import { useDiscover } from './use-discover.ts';

type DiscoverJobsProps = {
  /** In place of a list without jobs. */
  nothingFound: (search: EmptySearch) => ReactNode;
  /** Below a list in which every job has an application. */
  nearJobs: ReactNode;
};

type EmptySearch = Pick<Discover, 'filter' | 'set'> & {
  onClear: () => void;
  limit: WorkPreference | null;
  hasAppliedLast: boolean;
};

export function DiscoverJobs(places: DiscoverJobsProps) {
  const discover = useDiscover();
  const { filter, answered, set, sort, setSort, first, limit, isEmpty } = discover;
  const [isAsking, setIsAsking] = useState(false);
  const count = first && { ...first, count: openCount(first) };
  const hasNoResult = first?.missing.softskills && first.missing.values;
  const shown = shownSort(sort, hasNoResult ?? false);
  const byValues = first !== undefined && shown === 'fit' && isByValues(first.missing);
  const order = (
    <ChoiceField
      label={texts.sort}
      values={discoverSorts.filter((one) => one !== 'fit' || !hasNoResult)}
      names={byValues ? { ...texts.sorts, fit: texts.byValues.sort } : texts.sorts}
      value={shown}
      onChange={setSort}
    />
  );
  return (
    <>
      <PageHeader title={discoverTexts.list} />
      <section aria-label={discoverTexts.list}>
        <JobFilters
          filter={filter}
          set={set}
          sort={order}
          count={discover.list.isPlaceholderData ? undefined : count?.count}
          isPlaceUnknown={!discover.list.isPlaceholderData && (first?.isPlaceUnknown ?? false)}
          storedPlace={limit?.place ? limit : undefined}
          hidesPlace={isAsking}
          {...(limit?.fields.length && { storedFields: fieldsText(limit) })}
        />
        {first && <TestsNote {...first} byValues={byValues} />}
        <JobCountLine
          count={count}
          {...answered}
          order={shown}
          byValues={byValues}
          action={
            <PreferredList
              limit={limit}
              isWide={discover.isWide}
              isPart={discover.isPart}
              isPlaceReplaced={discover.isPlaceReplaced}
              isRadiusReplaced={discover.isRadiusReplaced}
              isEmpty={isEmpty}
              onWiden={discover.widen}
              onNarrow={discover.hasWayBack ? discover.narrow : null}
              onAsking={setIsAsking}
              hidesQuestion={filter.place !== '' || isEmpty}
            />
          }
        />
        {!isEmpty && <AskedJobs />}
        <Results {...discover} {...places} />
        {isEmpty && <AskedJobs />}
      </section>
    </>
  );
}

type Discover = ReturnType<typeof useDiscover>;

const TestsNote = (tests: ComponentProps<typeof OwnTestsNote>) =>
  (tests.missing.softskills || tests.missing.values || tests.unsure) && (
    <Box mt="md">
      <OwnTestsNote {...tests} />
    </Box>
  );

function Results({
  list,
  first,
  sort,
  applicationOf,
  hasApplications,
  nothingFound,
  nearJobs,
  ...search
}: Discover & DiscoverJobsProps) {
  const { filter, counted, setCounted, limit } = search;
  const { asked } = useAskedJobs();
  const partsOf = (jobs: readonly DiscoveredJob[]): readonly FitPart[] =>
    sort === 'fit' ? fitParts(jobs, { first, applicationOf, asked }) : [{ jobs }];
  return (
    <PagedList
      list={list}
      itemsOf={({ jobs }) => jobs.filter(hasApplications)}
      texts={texts}
      skeleton={<MatchedJobsSkeleton />}
      empty={nothingFound({
        filter: counted,
        set: setCounted,
        onClear: () => setCounted({ ...noJobFilter, currency: filter.currency }),
        limit: limit !== null && isAnyWork(limit) ? null : limit,
        hasAppliedLast: sort === 'fit',
      })}
    >
      {(jobs) => (
        <>
          {first?.isSearchCut && (
            <Text maw="40rem" mb="md" c="dimmed" fz="sm">
              {discoverTexts.searchCut}
            </Text>
          )}
          {partsOf(jobs).map(({ title, note, jobs: part }) => (
            <Fragment key={title ?? ''}>
              {note}
              {title !== undefined && (
                <Title order={2} size="h3" mb="md" pt="lg" className={common.lineTop}>
                  {title}
                </Title>
              )}
              <JobCards isBusy={list.isPlaceholderData} isAlone={part.length === 1}>
                {part.map((job) => (
                  <MatchedJob
                    key={job.jobId}
                    job={job}
                    heading={title === undefined ? 'h2' : 'h3'}
                    application={applicationOf(job.jobId)}
                  />
                ))}
              </JobCards>
            </Fragment>
          ))}
          {!list.hasNextPage && jobs.every(({ jobId }) => isAppliedTo(applicationOf(jobId))) && nearJobs}
          {sort === 'fit' && (
            <ReadingGuide
              isUnsure={first?.unsure !== undefined && first.unsure !== 'values'}
              range={typicalRange(jobs.flatMap(({ match }) => (match === null || match.hasUnsureValues ? [] : match)))}
            />
          )}
        </>
      )}
    </PagedList>
  );
}

type FitPart = { title?: string | undefined; note?: ReactNode; jobs: readonly DiscoveredJob[] };

type PartContext = Pick<Discover, 'first' | 'applicationOf'> & Pick<ReturnType<typeof useAskedJobs>, 'asked'>;

/**
 * Jobs without shared values, with a low match or with an application follow below headings. A job that a company asks
 * for is not called less fitting. A person without a result reads that the newest come first.
 */
function fitParts(jobs: readonly DiscoveredJob[], { first, applicationOf, asked }: PartContext): FitPart[] {
  const hasNoResult = first?.missing.softskills && first.missing.values;
  const isApplied = ({ jobId }: DiscoveredJob) => isAppliedTo(applicationOf(jobId));
  const open = jobs.filter((job) => !isApplied(job));
  const isLow = ({ match }: DiscoveredJob) => isLowMatch(match);
  const applied = jobs.filter(isApplied);
  const isFittingApplied = open.length > 0 && open.every(isLow) && !applied.every(isLow);
  const low = open.filter(isLow);
  const isLowAsked = low.some(({ jobId }) => asked.some((one) => one.jobId === jobId));
  const fitting = open.filter((job) => !isLow(job));
  const isWithoutShared = ({ match }: DiscoveredJob) =>
    match !== null && !hasNumber(match) && !match.sharedValues.length;
  const withoutShared = fitting.every(isWithoutShared) ? [] : fitting.filter(isWithoutShared);
  const parts: FitPart[] = [
    {
      title: hasNoResult ? testInvitationTexts.meanwhile : undefined,
      jobs: fitting.filter((job) => !withoutShared.includes(job)),
    },
    { title: discoverTexts.withoutShared, jobs: withoutShared },
    {
      title: isFittingApplied || isLowAsked ? discoverTexts.others : lessFittingTitle(low),
      ...(isFittingApplied && { note: <FittingApplied replyBy={nextReply(applied, applicationOf)} /> }),
      jobs: low,
    },
    {
      title: texts.appliedCount(Math.max(first?.applied ?? 0, applied.length)),
      ...(open.length === 0 && { note: <Text mb="md">{discoverTexts.allApplied}</Text> }),
      jobs: applied,
    },
  ];
  return parts.filter((part) => part.jobs.length > 0);
}

/** The first promised day that is still ahead. */
function nextReply(jobs: readonly DiscoveredJob[], applicationOf: Discover['applicationOf']): string | undefined {
  const days = jobs.flatMap(({ jobId }) => {
    const application = applicationOf(jobId);
    return application?.replyBy && !application.isOverdue ? [application.replyBy] : [];
  });
  return days.toSorted()[0];
}

const FittingApplied = ({ replyBy }: { replyBy: string | undefined }) => (
  <Box mb="lg" p="1rem clamp(1rem, 4vw, 1.5rem)" bg="var(--pg-fit-soft)" bdrs="fit">
    <Text mb="sm">
      <strong>{discoverTexts.fittingApplied}</strong>
      {replyBy !== undefined && ` ${discoverTexts.nextReply(replyBy)}`}
    </Text>
    <Group gap="sm">
      <LinkButton to={paths.applications}>{discoverTexts.toApplications}</LinkButton>
      <LinkButton to={paths.ownCourses}>{discoverTexts.toCourses}</LinkButton>
    </Group>
  </Box>
);

function ReadingGuide({ range, isUnsure }: { range: number | null; isUnsure: boolean }) {
  if (range === null) return null;
  return (
    <Fold title={discoverTexts.reading.title} heading="h3">
      <Text maw="40rem">{discoverTexts.reading.text(range, isUnsure)}</Text>
      {!isUnsure && (
        <Text mt="xs" maw="40rem">
          {matchTexts.words}
        </Text>
      )}
    </Fold>
  );
}

export function typicalRange(matches: ReadonlyArray<Pick<Match, 'low' | 'high'>>): number | null {
  const ranges = matches.map(({ low, high }) => high - low).toSorted((a, b) => a - b);
  const middle = (ranges.length - 1) / 2;
  const median = ((ranges[Math.floor(middle)] ?? 0) + (ranges[Math.ceil(middle)] ?? 0)) / 2;
  return median > 0 ? Math.round(median) : null;
}
