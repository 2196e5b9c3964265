import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { JobCard } from '../../../components/job-card/job-card.tsx';
import { JobCards } from '../../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter, toJobQuery } from '../../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { MatchChip } from '../../../components/match/match-explanation.tsx';
import { MissingTests } from '../../../components/match/missing-tests.tsx';
import { useMatchInput } from '../../../components/match/use-matches.ts';
import { SaveJob } from '../../../components/save-job/save-job.tsx';
import { paths } from '../../../lib/paths.ts';
import { storedPreference } from '../../../lib/work-preference/stored-preference.ts';
import { trpc } from '../../../trpc.ts';

const { jobs: texts } = valueTexts.result;
const shownCount = 3;
const query = { ...toJobQuery(noJobFilter), sort: 'fit' } as const;

/** Those of the best matching jobs whose companies share most values. */
/** `bar` stays in view along the jobs. */
export function ValueJobs({ isGuest, bar }: { isGuest: boolean; bar: ReactNode }) {
  const input = useMatchInput();
  const own = trpc.matching.discover.useQuery(query, { enabled: !isGuest });
  const best = trpc.matching.best.useQuery(
    { ...input, ...(isGuest && { preference: storedPreference() }) },
    { enabled: isGuest && input !== null },
  );
  const answer = isGuest ? best.data : own.data;
  if (answer === undefined) return null;
  const jobs = jobsWithSharedValues('best' in answer ? answer.best : answer.jobs);
  return (
    <Box component="section" mt="2.5rem" aria-labelledby="werte-stellen">
      <div>
        <Title order={2} size="h3" lh={1.2} mb="md" id="werte-stellen">
          {jobs.length === 0 ? texts.noneTitle : texts.title}
        </Title>
        <Text mb="md" maw="40rem">
          {jobs.length === 0 ? texts.none : texts.compared}
        </Text>
        {jobs.length > 0 && <SharingJobs jobs={jobs} hasMatch={!answer.missing.softskills} />}
        <LinkButton to={isGuest ? `${paths.jobs}?sort=fit` : paths.discover}>
          {jobs.length === 0 ? texts.allOpen : texts.all}
        </LinkButton>
        {bar}
      </div>
      {answer.missing.softskills && (
        <Box mt="xl">
          <MissingTests missing={answer.missing} />
        </Box>
      )}
    </Box>
  );
}

type SharingJobsProps = { jobs: ReturnType<typeof jobsWithSharedValues>; hasMatch: boolean };

/** Matches by values alone are mostly equal, so they are left out. */
const SharingJobs = ({ jobs, hasMatch }: SharingJobsProps) => (
  <JobCards minWidth="20rem">
    {jobs.map(({ job, match }) => (
      <JobCard
        key={job.jobId}
        job={job}
        heading="h3"
        match={
          <>
            <Text mb={6} fw={600} className={common.anywhere}>
              {texts.shared(match.sharedValues)}
            </Text>
            {hasMatch && <MatchChip match={match} voice="you" />}
          </>
        }
        action={<SaveJob jobId={job.jobId} title={job.title} />}
      />
    ))}
  </JobCards>
);

function jobsWithSharedValues(jobs: readonly Omit<DiscoveredJob, 'isSaved'>[]) {
  return jobs
    .flatMap((job) => (job.match !== null && job.match.sharedValues.length > 0 ? [{ job, match: job.match }] : []))
    .toSorted((a, b) => b.match.sharedValues.length - a.match.sharedValues.length)
    .slice(0, shownCount);
}
