import { Box } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { SectionTitle } from '../../components/section-title.tsx';
import { useBoardPages } from '../../features/job-board/use-board-pages.ts';
import { paths } from '../../lib/paths.ts';
import { newestOfCompanies } from './newest-of-companies.ts';

const { jobs: texts } = landingTexts;
const titleId = 'stellen';

/** Three real jobs of this installation; nothing without jobs. */
export default function LandingJobs() {
  const list = useBoardPages(noJobFilter, 'newest', true);
  const jobs = newestOfCompanies(list.data?.pages[0]?.jobs ?? []);
  if (jobs.length === 0) return null;
  return (
    <Box component="section" px="var(--pg-gutter)" py="3rem" className={common.page} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{texts.title}</SectionTitle>
      <JobCards>
        {jobs.map((job) => (
          <JobCard key={job.jobId} job={job} heading="h3" />
        ))}
      </JobCards>
      <LinkButton to={paths.jobs}>{texts.all}</LinkButton>
    </Box>
  );
}
