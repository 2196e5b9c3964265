import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { DiscoveredJob, ShortMatch } from '#shared/matching/state.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';

type MatchedJobProps = {
  job: Omit<DiscoveredJob, 'isSaved'>;
  heading?: 'h2' | 'h3';
  application: OwnApplicationState | undefined;
  action?: ReactNode;
};

export function MatchedJob({ job, heading = 'h2', application, action }: MatchedJobProps) {
  const { jobId, title, match } = job;
  const reasons = match === null ? [] : reasonsOf(match);
  const fits = match && (
    <>
      <MatchChip match={match} voice="you" />
      {reasons.map((reason) => (
        <Text key={reason} mt={6} c="dimmed" fz="sm" className={common.anywhere}>
          {reason}
        </Text>
      ))}
    </>
  );
  const ways = (
    <>
      {action}
      <SaveJob jobId={jobId} title={title} isQuiet />
    </>
  );
  return <JobCard job={job} heading={heading} match={fits} application={application} action={ways} />;
}

/** One reason for the job and one against it. */
const reasonsOf = (match: ShortMatch): string[] =>
  [matchTexts.inFavour(match), matchTexts.against(match)].filter((reason) => reason !== '');
