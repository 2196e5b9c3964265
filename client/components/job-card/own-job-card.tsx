import type { JobCard as Card } from '#shared/jobs/board.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import { PassungChip } from '../passung/passung-chip.tsx';
import { SaveJob } from '../save-job/save-job.tsx';
import { JobCard } from './job-card.tsx';

type OwnJobCardProps = { job: Card; heading?: 'h2' | 'h3'; match: ShortMatch | undefined };

/** A job with what is one's own about it: how well it fits, and whether it is saved. Neither for whoever has none. */
export const OwnJobCard = ({ job, heading = 'h2', match }: OwnJobCardProps) => (
  <JobCard
    job={job}
    heading={heading}
    match={match && <PassungChip match={match} />}
    action={<SaveJob jobId={job.jobId} title={job.title} />}
  />
);
