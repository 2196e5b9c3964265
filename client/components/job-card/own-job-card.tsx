import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import { PassungChip } from '../passung/passung-chip.tsx';
import { SaveJob } from '../save-job/save-job.tsx';
import { JobCard } from './job-card.tsx';

type OwnJobCardProps = {
  job: Card;
  heading?: 'h2' | 'h3';
  match: ShortMatch | undefined;
  application: OwnApplicationState | undefined;
};

/** A job with the person's own match, application and bookmark, as far as they have any. */
export const OwnJobCard = ({ job, heading = 'h2', match, application }: OwnJobCardProps) => (
  <JobCard
    job={job}
    heading={heading}
    match={match && <PassungChip match={match} />}
    application={application}
    action={<SaveJob jobId={job.jobId} title={job.title} />}
  />
);
