import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { JobCard } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../../components/common.module.css';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { isAppliedTo, OwnJobCard } from '../../components/job-card/job-card.tsx';
import { JobCards, OwnJobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { boardCount } from '../../components/job-filters/board-count.ts';
import { JobCountLine } from '../../components/job-filters/job-count-line.tsx';
import { type JobFilterState, noJobFilter } from '../../components/job-filters/job-filter.ts';
import { JobFilters } from '../../components/job-filters/job-filters.tsx';
import { TestNotes } from '../../components/match/missing-tests.tsx';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasOpenTest } from '../../lib/tests/use-startable.ts';
import { NearJobs } from './further-jobs.tsx';
import { useJobBoard } from './use-job-board.ts';

const NothingFound = lazy(() => import('./nothing-found.tsx'));

export default function JobsPage() {
  usePageMeta({ title: texts.title, description: texts.description });
  const board = useJobBoard();
  return (
    <>
      <PageHeader title={board.isApplicant ? texts.all : texts.title} pageTitle={texts.title} />
      <JobBoard {...board} />
    </>
  );
}

function JobBoard(board: Board) {
  const { filter, set, jobs, count } = board;
  return (
    <section aria-label={texts.list}>
      <JobFilters
        filter={filter}
        set={set}
        count={board.openCount}
        isPlaceUnknown={board.ownCount?.isPlaceUnknown ?? false}
        sort={
          <ChoiceField
            label={texts.sort}
            values={board.sorts}
            names={board.byValues ? { ...texts.sorts, fit: texts.byValues.sort } : texts.sorts}
            value={board.sort}
            onChange={board.setSort}
          />
        }
      />
      <CompanyFilter slug={filter.company} jobs={jobs} onRemove={() => set({ company: '' })} />
      {board.isWithoutResult && <TestHint isGuest={board.isGuest} />}
      {board.missing && (
        <Box mt="sm">
          <TestNotes missing={board.missing} unsure={board.unsure} byValues={board.byValues} />
        </Box>
      )}
      <JobCountLine
        count={count}
        place={count?.filter.place ?? ''}
        radius={count?.filter.radius ?? filter.radius}
        hasRemote={(count?.filter ?? filter).remote === 'also'}
        order={board.isOrderKnown ? board.sort : null}
        byValues={board.byValues}
        action={<AlsoRemote filter={filter} ownCount={board.ownCount?.count} onWiden={() => set({ remote: 'also' })} />}
      />
      <Results {...board} />
    </section>
  );
}

type AlsoRemoteProps = { filter: JobFilterState; ownCount: number | undefined; onWiden: () => void };

/** A search around a place leaves out jobs from home. An empty list has its own button. */
function AlsoRemote({ filter, ownCount = 0, onWiden }: AlsoRemoteProps) {
  const enabled = ownCount > 0 && filter.place !== '' && filter.remote === '';
  const { data } = useQuery({ ...boardCount({ ...filter, remote: 'also' }), enabled });
  const further = enabled && data !== undefined ? data.count - ownCount : 0;
  if (further <= 0) return null;
  return (
    <Button mb={4} px={10} mx={-10} maw="calc(100% + 20px)" variant="subtle" size="sm" onClick={onWiden}>
      {texts.alsoRemote(further)}
    </Button>
  );
}

function TestHint({ isGuest }: { isGuest: boolean }) {
  const hasOpenTest = useHasOpenTest();
  const text = isGuest ? texts.testText.guest : texts.testText.applicant;
  return (
    <Text mt="sm" px="md" py="xs" fz="sm" lh={1.4} bg="var(--pg-fit-soft)" bdrs="fit" className={common.inkLinks}>
      <strong>{texts.testHint}</strong> {hasOpenTest ? texts.openTest : text}{' '}
      <Link to={paths.tests}>{hasOpenTest ? texts.resumeTest : texts.toTest}</Link>
    </Text>
  );
}

type Board = ReturnType<typeof useJobBoard>;

function Results({ list, jobs, applied, filter, set, clear, sort, hasAppliedLast, ...of }: Board) {
  const { matchOf, applicationOf } = of;
  const isLast = ({ jobId }: JobCard) => sort === 'fit' && isAppliedTo(applicationOf(jobId));
  const isAllApplied = !list.hasNextPage && jobs.every(({ jobId }) => isAppliedTo(applicationOf(jobId)));
  const isOnlyFiltered = filter.search === '' && filter.place === '' && filter.company === '';
  const last = jobs.filter(isLast);
  const parts = [
    { title: '', jobs: jobs.filter((job) => !isLast(job)) },
    { title: texts.appliedCount(Math.max(applied, last.length)), jobs: last },
  ];
  return (
    <PagedList
      list={list}
      itemsOf={() => jobs}
      texts={texts}
      skeleton={<OwnJobCardsSkeleton />}
      empty={
        <Suspense>
          <NothingFound {...{ filter, set, hasAppliedLast }} onClear={clear} />
        </Suspense>
      }
    >
      {() => (
        <>
          {isAllApplied && isOnlyFiltered && (
            <>
              <Text mb="md">{texts.allApplied}</Text>
              <NearJobs filter={noJobFilter} />
            </>
          )}
          {parts
            .filter((part) => part.jobs.length > 0)
            .map((part) => (
              <Fragment key={part.title}>
                {part.title !== '' && (
                  <Title order={2} size="h3" mb="md" pt="lg" className={common.lineTop}>
                    {part.title}
                  </Title>
                )}
                <JobCards isBusy={list.isPlaceholderData}>
                  {part.jobs.map((job) => (
                    <OwnJobCard
                      key={job.jobId}
                      job={job}
                      heading={part.title === '' ? 'h2' : 'h3'}
                      match={matchOf(job)}
                      application={applicationOf(job.jobId)}
                    />
                  ))}
                </JobCards>
              </Fragment>
            ))}
          {isAllApplied && !isOnlyFiltered && <NearJobs filter={noJobFilter} />}
        </>
      )}
    </PagedList>
  );
}

type CompanyFilterProps = { slug: string; jobs: readonly JobCard[]; onRemove: () => void };

function CompanyFilter({ slug, jobs, onRemove }: CompanyFilterProps) {
  if (slug === '') return null;
  const name = jobs.find(({ company }) => company.slug === slug)?.company.name ?? slug;
  return (
    <Box mt="md">
      <Group gap="0.5rem 1rem">
        <Text span fw={600} className={common.anywhere}>
          {texts.company(name)}
        </Text>
        <Button
          variant="default"
          rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          {texts.anyCompany}
        </Button>
      </Group>
    </Box>
  );
}
