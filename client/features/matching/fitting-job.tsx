import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { passungTexts } from '#shared/texts/matching/passung.ts';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { look } from '../../components/look/look.ts';
import { PassungChip } from '../../components/passung/passung.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';

type FittingJobProps = {
  job: Omit<DiscoveredJob, 'isSaved'>;
  heading?: 'h2' | 'h3';
  application: OwnApplicationState | undefined;
  /** Beside the ways that every job has. */
  action?: ReactNode;
};

/** A job with what fits about it: number, range, and why. */
export function FittingJob({ job, heading = 'h2', application, action }: FittingJobProps) {
  const { jobId, title, match } = job;
  const fits = match && (
    <>
      <PassungChip match={match} />
      <Box component="p" mt={6} className={look('muted', 'small', 'anywhere')}>
        {passungTexts.reasons(match)}
      </Box>
    </>
  );
  const ways = (
    <>
      {action}
      <SaveJob jobId={jobId} title={title} />
    </>
  );
  return <JobCard job={job} heading={heading} match={fits} application={application} action={ways} />;
}
