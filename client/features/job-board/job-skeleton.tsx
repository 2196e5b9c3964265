import type { ReactNode } from 'react';
import type { JobDetail } from '#shared/jobs/board.ts';
import { JobView } from '../../components/job-view/job-view.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';

const skeletonJob: JobDetail = {
  jobId: '',
  title: placeholderText(15, 7, 10),
  company: { name: placeholderText(9, 6), slug: null, logoUrl: null, isUnverified: false },
  postalCode: '00000',
  town: placeholderText(8),
  workplace: 'onsite',
  employment: 'fullTime',
  hoursFrom: 30,
  hoursTo: 39,
  startsOn: null,
  replyBy: '2000-01-01',
  pay: { kind: 'range', from: 3390, to: 4120, unit: 'month', currency: 'EUR', salaries: 12 },
  publishedAt: new Date(0).toISOString(),
  reference: 'PG-0000',
  description: `<p>${placeholderText(8, 5, 9, 4, 7, 10, 6, 8, 5, 9, 7, 4, 8)}</p>`.repeat(4),
  country: 'DE',
  field: 'crafts',
  skills: [],
  values: [],
  companyText: '',
  questions: [],
  endsAt: '9999-12-31T00:00:00Z',
};

/** `fit`: only for people with a match, who can also save the job. */
type JobSkeletonProps = { fit: ReactNode; furtherAction: ReactNode };

export function JobSkeleton({ fit, furtherAction }: JobSkeletonProps) {
  const actions = (
    <>
      <LinkButton to="">{placeholderText(8)}</LinkButton>
      {fit && <LinkButton to="">{placeholderText(8)}</LinkButton>}
    </>
  );
  return (
    <ContentSkeleton>
      <JobView job={skeletonJob} fit={fit} actions={actions} furtherAction={furtherAction} />
    </ContentSkeleton>
  );
}
