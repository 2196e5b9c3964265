import { Badge } from '@mantine/core';
import type { JobInAdminList } from '#shared/admin/jobs.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin-jobs.ts';

const colours = { draft: 'petrol', published: 'sage', closed: 'gray' } satisfies Record<
  JobInAdminList['status'],
  string
>;

/** Taken down counts more than anything else about it. */
export const JobState = ({ job }: { job: Pick<JobInAdminList, 'status' | 'isTakenDown'> }) => (
  <Badge component="span" color={job.isTakenDown ? 'red' : colours[job.status]}>
    {texts.stateOf(job)}
  </Badge>
);
