import { Box } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import { ContentSkeleton } from '../skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../skeleton/placeholders.ts';
import { JobCard } from './job-card.tsx';

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
  Pick<ComponentProps<typeof JobCard>, 'match' | 'hasReasons' | 'action'> & { count?: number };

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

export const PlaceholderJobCard = () => <JobCard job={placeholderJobs(0)} heading="h3" />;

type JobCardsProps = {
  children: ReactNode;
  isBusy?: boolean;
  /** 20rem: three cards beside each other on a desktop. */
  minWidth?: '20rem' | '24rem';
};

export function JobCards({ children, isBusy = false, minWidth = '24rem' }: JobCardsProps) {
  return (
    <Box
      component="ul"
      mb="xl"
      data-busy={isBusy || undefined}
      style={{
        display: 'grid',
        gap: 'clamp(0.75rem, 3vw, 1.25rem)',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
