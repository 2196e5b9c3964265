import { Box, Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JobCard } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../../components/common.module.css';
import { ChoiceField } from '../../components/fields/search-field.tsx';
import { OwnJobCard } from '../../components/job-card/job-card.tsx';
import { JobCards, JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { JobCountLine } from '../../components/job-filters/job-count-line.tsx';
import { isFiltered } from '../../components/job-filters/job-filter.ts';
import { JobFilters, NoJobs } from '../../components/job-filters/job-filters.tsx';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { useJobBoard } from './use-job-board.ts';

export default function JobsPage() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <PageHeader title={texts.title} text={texts.intro} />
      <JobBoard />
    </>
  );
}

function JobBoard() {
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
      <JobCountLine count={count} place={count?.filter.place ?? ''} radius={count?.filter.radius ?? filter.radius} />
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
