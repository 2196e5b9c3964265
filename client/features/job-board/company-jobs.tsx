import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import type { JobCard } from '#shared/jobs/board.ts';
import { companyOffersTexts as texts } from '#shared/texts/jobs/board.ts';
import common from '../../components/common.module.css';
import { OwnJobCard, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useMatches } from '../../components/match/use-matches.ts';
import { paths } from '../../lib/paths.ts';
import { useBoardCount, useBoardPages } from './use-board-pages.ts';

const shownCount = 4;

export function CompanyJobs({ slug }: { slug: string }) {
  const titleId = useId();
  const filter = { ...noJobFilter, company: slug };
  const list = useBoardPages(filter, 'newest', true);
  const count = useBoardCount(filter)?.count ?? 0;
  const jobs = list.data?.pages[0]?.jobs.slice(0, shownCount) ?? [];
  if (jobs.length === 0) return null;
  return (
    <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.jobs}
      </Title>
      <Cards jobs={jobs} />
      {count > jobs.length && (
        <LinkButton to={`${paths.jobs}?company=${encodeURIComponent(slug)}`}>{texts.allJobs(count)}</LinkButton>
      )}
    </Box>
  );
}

function Cards({ jobs }: { jobs: readonly JobCard[] }) {
  const pages = [jobs.map(({ jobId }) => jobId)];
  const { matchOf } = useMatches(pages);
  const { applicationOf } = useOwnApplications(pages);
  return (
    <JobCards>
      {jobs.map((job) => (
        <OwnJobCard
          key={job.jobId}
          job={job}
          heading="h3"
          match={matchOf(job.jobId)}
          application={applicationOf(job.jobId)}
        />
      ))}
    </JobCards>
  );
}
