import { Text, VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { DiscoveredJob, ShortMatch } from '#shared/matching/state.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { AnswerLink } from '../../components/job-card/asked.tsx';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { useListState } from '../../lib/list-state.ts';
import { useIsAsked } from '../../lib/use-asked-jobs.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';
import { placeholderMatch } from './placeholder-match.ts';

type MatchedJobProps = {
  job: Omit<DiscoveredJob, 'isSaved'>;
  heading?: 'h2' | 'h3';
  application: OwnApplicationState | undefined;
};

export function MatchedJob({ job, heading = 'h2', application }: MatchedJobProps) {
  const { jobId, title, match } = job;
  const fits = match && <Fit match={match} reasons={reasonsOf(match)} />;
  const isAsked = useIsAsked(jobId);
  const ways = (
    <>
      {isAsked ? <AnswerLink job={job} /> : <Apply job={job} application={application} />}
      <SaveJob jobId={jobId} title={title} isQuiet />
    </>
  );
  return <JobCard {...{ job, heading, isAsked, application }} match={fits} hasReasons={match !== null} action={ways} />;
}

type FitProps = { match: ComponentProps<typeof MatchChip>['match']; reasons: readonly string[] };

const Fit = ({ match, reasons }: FitProps) => (
  <>
    <MatchChip match={match} voice="you" />
    {reasons.map((reason) => (
      <Text key={reason} mt={2} c="dimmed" fz="sm" lineClamp={2} className={common.anywhere}>
        {reason}
      </Text>
    ))}
  </>
);

export const MatchedJobsSkeleton = (
  props: Omit<ComponentProps<typeof JobCardsSkeleton>, 'match' | 'hasReasons' | 'action'>,
) => (
  <JobCardsSkeleton
    {...props}
    match={<Fit match={placeholderMatch} reasons={placeholderReasons} />}
    hasReasons
    action={
      <>
        <LinkButton to="">{applyTexts.apply}</LinkButton>
        <LinkButton to="" kind="plain">
          {placeholderText(12)}
        </LinkButton>
      </>
    }
  />
);

const placeholderReasons = [placeholderText(7, 5, 16, 12, 6)];

type ApplyProps = Pick<MatchedJobProps, 'application'> & { job: { jobId: string; title: string } };

export function Apply({ job: { jobId, title }, application }: ApplyProps) {
  const state = useListState();
  if (application?.mayApplyAgain === false) return null;
  return (
    <LinkButton to={applyPath(jobId)} state={state}>
      {application ? applyTexts.applyAgain : applyTexts.apply}
      <VisuallyHidden> {title}</VisuallyHidden>
    </LinkButton>
  );
}

/** One reason for the job and one against it. */
const reasonsOf = (match: ShortMatch): string[] =>
  [matchTexts.inFavour(match), matchTexts.against(match)].filter((reason) => reason !== '');
