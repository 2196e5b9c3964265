import type { JobInAdminList } from '#shared/admin/jobs.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import { StateBadge } from '../../components/state-badge.tsx';

/** Taken down counts more than anything else about it. */
export const JobState = ({ job }: { job: Pick<JobInAdminList, 'status' | 'isTakenDown'> }) => (
  <StateBadge of="job" state={job.isTakenDown ? 'takenDown' : job.status}>
    {texts.stateOf(job)}
  </StateBadge>
);
