import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JobCard, JobPage } from '#shared/jobs/board.ts';
import { jobsRoute } from '#shared/paths.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { townText } from '#shared/texts/places.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { SectionTitle } from '../../components/section-title.tsx';
import { paths } from '../../lib/paths.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';

const { jobs: texts } = landingTexts;
const titleId = 'stellen';
const maxJobs = 3;

/** Three real jobs of this installation; nothing without jobs. */
export function LandingJobs() {
  const { data: jobs, isPending } = useQuery({
    queryKey: ['landingJobs'],
    queryFn: async ({ signal }) => newestOfCompanies((await readJson<JobPage>(jobsRoute, signal)).jobs),
    staleTime: 60_000,
    retry: retryRead,
  });
  if (isPending) return <Box mih={{ base: '42rem', sm: '22rem' }} />;
  if (jobs === undefined || jobs.length === 0) return null;
  return (
    <Box
      component="section"
      px="var(--pg-gutter)"
      py={{ base: 'lg', sm: 'xl' }}
      className={common.page}
      aria-labelledby={titleId}
    >
      <SectionTitle id={titleId}>{texts.title}</SectionTitle>
      <ul className={`${common.stack} ${common.threeWide}`} style={{ gap: '0 2.5rem', margin: '1.25rem 0' }}>
        {jobs.map((job) => (
          <LandingJob key={job.jobId} job={job} />
        ))}
      </ul>
      <LinkButton to={paths.jobs}>{texts.all}</LinkButton>
    </Box>
  );
}

function LandingJob({ job }: { job: JobCard }) {
  const place = townText(job);
  return (
    <Box component="li" py="md" className={`${common.lineTop} ${common.anywhere}`}>
      <Box component="h3" lts="-0.01em" lh={1.25} ff="heading" fw={650} fz="h4">
        <Box component={Link} c="bright" td="none" to={paths.job(job.jobId)}>
          {job.title}
        </Box>
      </Box>
      <Group gap="0 1rem" mt={4} c="dimmed" fz="sm">
        <span>{job.company.name}</span>
        <span>{place === '' ? jobWords.workplaces[job.workplace] : place}</span>
      </Group>
      <Text mt={4} fw={600} className={common.numbers}>
        {payParts(job.pay).figure}
      </Text>
      {job.strengths.length > 0 && (
        <Text mt={4} fz="sm">
          {jobWords.strengths(job.strengths)}
        </Text>
      )}
    </Box>
  );
}

/** Up to three jobs, newest first, one per company as far as possible. */
export function newestOfCompanies(jobs: readonly JobCard[]): JobCard[] {
  const companies = new Set<string>();
  const isFirst = jobs.map(({ company: { name } }) => !companies.has(name) && companies.add(name).size > 0);
  const [first, others] = [jobs.filter((_, at) => isFirst[at]), jobs.filter((_, at) => !isFirst[at])];
  const chosen = new Set([...first, ...others].slice(0, maxJobs));
  return jobs.filter((job) => chosen.has(job));
}
