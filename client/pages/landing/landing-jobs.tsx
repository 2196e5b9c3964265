import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { SectionTitle } from '../../components/section-title.tsx';
import { useBoardPages } from '../../features/job-board/use-board-pages.ts';
import { paths } from '../../lib/paths.ts';

const { jobs: texts } = landingTexts;
const titleId = 'stellen';
const maxJobs = 3;

/** Three real jobs of this installation; nothing without jobs. */
export default function LandingJobs({ placeholder }: { placeholder: ReactNode }) {
  const list = useBoardPages(noJobFilter, 'newest', true);
  const jobs = newestOfCompanies(list.data?.pages[0]?.jobs ?? []);
  if (list.isPending) return placeholder;
  if (jobs.length === 0) return null;
  return (
    <Box component="section" px="var(--pg-gutter)" py="3rem" className={common.page} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{texts.title}</SectionTitle>
      <Box mt="lg">
        <JobCards minWidth="20rem">
          {jobs.map((job) => (
            <JobCard key={job.jobId} job={job} heading="h3" />
          ))}
        </JobCards>
      </Box>
      <LinkButton to={paths.jobs}>{texts.all}</LinkButton>
    </Box>
  );
}

/** Up to three jobs, newest first, one per company as far as possible. */
export function newestOfCompanies(jobs: readonly Card[]): Card[] {
  const companies = new Set<string>();
  const isFirst = jobs.map(({ company: { name } }) => !companies.has(name) && companies.add(name).size > 0);
  const [first, others] = [jobs.filter((_, at) => isFirst[at]), jobs.filter((_, at) => !isFirst[at])];
  const chosen = new Set([...first, ...others].slice(0, maxJobs));
  return jobs.filter((job) => chosen.has(job));
}
