import type { ComponentProps, ReactNode } from 'react';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { hasNumber } from '#shared/talent-pool/fit-groups.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { ApplyLink } from '../../components/job-card/apply-link.tsx';
import { AnswerLink } from '../../components/job-card/asked.tsx';
import { CardMatch, JobCard } from '../../components/job-card/job-card.tsx';
import { JobCardsSkeleton, placeholderMatch } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { useIsAsked } from '../../lib/use-asked-jobs.ts';

type MatchedJobProps = {
  job: Omit<DiscoveredJob, 'isSaved'>;
  heading?: 'h2' | 'h3';
  application: OwnApplicationState | undefined;
  /** In place of the match. */
  children?: ReactNode;
};

export function MatchedJob({ job, heading = 'h2', application, children }: MatchedJobProps) {
  const { jobId, title, match } = job;
  const fits = children ?? (match && <CardMatch match={match} />);
  const isAsked = useIsAsked(jobId);
  const ways = (
    <>
      {isAsked ? <AnswerLink job={job} /> : <ApplyLink job={job} application={application} />}
      <SaveJob jobId={jobId} title={title} isQuiet hasApplied={application?.mayApplyAgain === false} />
    </>
  );
  return (
    <JobCard {...{ job, heading, isAsked, application }} match={fits} hasReasons={hasNumber(match)} action={ways} />
  );
}

export const MatchedJobsSkeleton = (props: Pick<ComponentProps<typeof JobCardsSkeleton>, 'count' | 'minWidth'>) => (
  <JobCardsSkeleton
    {...props}
    {...placeholderMatch}
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
