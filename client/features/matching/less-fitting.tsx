import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { hasNumber, isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import { jobTexts } from '#shared/texts/jobs/board.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { discoverTexts } from '#shared/texts/matching/discover.ts';
import { SharedValues } from '../../components/job-card/job-card.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { LinkRow } from '../../components/overview-section/overview-section.tsx';
import { paths } from '../../lib/paths.ts';
import { useAskedJobs, useMayBeAsked } from '../../lib/use-asked-jobs.ts';
import { trpc } from '../../trpc.ts';

type Job = Omit<DiscoveredJob, 'isSaved'>;
type Matched = Pick<Job, 'match'>;

export const isFitting = ({ match }: Matched): boolean => match !== null && !isLowMatch(match);

export const lessFittingTitle = (jobs: readonly Matched[]): string =>
  discoverTexts.lessFitting(jobs.some(({ match }) => match?.hasUnsureSkills === true));

/** The jobs of open and of answered requests. */
function useRequestedJobs(): (jobId: string) => boolean {
  const { asked } = useAskedJobs();
  const { data: answered = [] } = trpc.releases.answeredRequests.useQuery({}, { enabled: useMayBeAsked() });
  return (jobId) => [...asked, ...answered].some((one) => one.jobId === jobId);
}

type FittingFirstProps = {
  jobs: readonly Job[];
  children: (shown: readonly Job[]) => ReactNode;
  /** The others are shown like the fitting ones instead of as rows. */
  isWhole?: boolean;
};

/** The heading above calls the jobs fitting, so the others follow below their own. If none fits, all are shown alike. */
export function FittingFirst({ jobs, children, isWhole = false }: FittingFirstProps) {
  const isRequested = useRequestedJobs();
  const fitting = jobs.filter(isFitting);
  const low = jobs.filter((job) => !isFitting(job));
  if (fitting.length === 0 || low.length === 0) return children(jobs);
  const isAsked = low.some(({ jobId }) => isRequested(jobId));
  return (
    <>
      {children(fitting)}
      <Title order={3} size="h4" mb="xs">
        {isAsked ? discoverTexts.others : lessFittingTitle(low)}
      </Title>
      {isWhole ? children(low) : <JobRows jobs={low} />}
    </>
  );
}

export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const isRequested = useRequestedJobs();
  return (
    <Box component="ul" mb="md">
      {jobs.map((job, index) => (
        <JobRow key={job.jobId} job={job} isFirst={index === 0} isRequested={isRequested(job.jobId)} />
      ))}
    </Box>
  );
}

type JobRowProps = { job: Job; isFirst: boolean; isRequested: boolean };

const JobRow = ({ job: { jobId, title, company, match, pay }, isFirst, isRequested }: JobRowProps) => (
  <LinkRow to={paths.job(jobId)} isFirst={isFirst}>
    <Text fw={600} lh={1.3}>
      {title}
    </Text>
    <Text c="dimmed" fz="sm">
      {isRequested ? jobTexts.asked(company.name) : company.name}
    </Text>
    {match !== null && hasNumber(match) ? (
      <MatchChip match={match} voice="you" />
    ) : (
      <Text fz="sm">{payParts(pay).figure}</Text>
    )}
    {match !== null && !hasNumber(match) && <SharedValues match={match} />}
  </LinkRow>
);
