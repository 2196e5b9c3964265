import type { Sweep } from '../../core/jobs.ts';
import { removeEndedJobs } from './sweep.ts';

export const endedJobs: Sweep = {
  name: 'ended background jobs',
  remove: { by: ({ backgroundJobDays }) => removeEndedJobs(backgroundJobDays) },
};
