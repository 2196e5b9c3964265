import { Box } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../link-button.tsx';
import { useMayHaveMatches } from '../match/use-matches.ts';
import { ContentSkeleton } from '../skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../skeleton/placeholders.ts';
import { CardMatch, JobCard } from './job-card.tsx';

const placeholderJobs = (index: number): Card => ({
  jobId: `${index}`,
  title: placeholderText(13, 7, 9),
  company: { name: placeholderText(9, 4), slug: null, logoUrl: null, isUnverified: false },
  postalCode: '00000',
  town: placeholderText(8),
  country: 'DE',
  workplace: 'onsite',
  employment: 'fullTime',
  hoursFrom: null,
  hoursTo: null,
  startsOn: null,
  replyBy: '2000-01-01',
  pay: { kind: 'range', from: 3000, to: 4000, unit: 'month', currency: 'EUR', salaries: 12 },
  strengths: [placeholderText(9, 4), placeholderText(9, 4)],
  publishedAt: new Date(0).toISOString(),
});

type JobCardsSkeletonProps = Pick<JobCardsProps, 'minWidth'> &
  Pick<ComponentProps<typeof JobCard>, 'match' | 'hasReasons' | 'hasDate' | 'action'> & { count?: number };

export function JobCardsSkeleton({ count = 6, minWidth, ...card }: JobCardsSkeletonProps) {
  return (
    <ContentSkeleton>
      <JobCards {...(minWidth && { minWidth })}>
        {placeholderItems(count, placeholderJobs).map((job) => (
          <JobCard key={job.jobId} job={job} {...card} />
        ))}
      </JobCards>
    </ContentSkeleton>
  );
}

/** Skeleton of `OwnJobCard`. */
export function OwnJobCardsSkeleton({ count }: { count?: number }) {
  const hasMatch = useMayHaveMatches();
  const isGuest = useSession().status === 'guest';
  return (
    <JobCardsSkeleton
      {...(count !== undefined && { count })}
      {...(hasMatch && placeholderMatch)}
      hasDate
      action={
        !isGuest && (
          <>
            <LinkButton to="">{applyTexts.apply}</LinkButton>
            <LinkButton to="" kind="plain">
              {placeholderText(12)}
            </LinkButton>
          </>
        )
      }
    />
  );
}

const match: ShortMatch = {
  ...{ match: 60, low: 50, high: 70, basis: 'both', skillFit: 60, valueFit: 60, inUpperThird: 1, required: 5 },
  ...{ strongest: [], sharedValues: [], fitting: placeholderText(12), lacking: placeholderText(12) },
};

/** Most cards name one reason for the job and one against it. */
export const placeholderMatch = { match: <CardMatch match={match} />, hasReasons: true };

export const PlaceholderJobCard = () => <JobCard job={placeholderJobs(0)} heading="h3" />;

type JobCardsProps = {
  children: ReactNode;
  isBusy?: boolean;
  /** 20rem: three cards beside each other on a desktop. */
  minWidth?: '20rem' | '24rem';
  /** The only card is as wide as two of three. */
  isAlone?: boolean;
};

export function JobCards({ children, isBusy = false, minWidth = '24rem', isAlone = false }: JobCardsProps) {
  return (
    <Box
      component="ul"
      mb="xl"
      data-busy={isBusy || undefined}
      style={{
        display: 'grid',
        gap: 'clamp(0.75rem, 3vw, 1.25rem)',
        gridTemplateColumns: isAlone ? 'minmax(0, 46rem)' : `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
