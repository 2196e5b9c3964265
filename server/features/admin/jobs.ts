import { defineJob, nothing } from '../../core/jobs/jobs.ts';
import { storeDays } from './dashboard/dashboard.ts';

/** After midnight, when nothing of the day before is still being written. */
export const storeDaysJob = defineJob({
  name: 'store-daily-counts',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: storeDays,
  cron: '20 0 * * *',
});
