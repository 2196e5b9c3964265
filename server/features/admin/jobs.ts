import { defineJob, nothing } from '../../core/jobs/jobs.ts';
import { mailChain } from './audit-mail.ts';
import { storeDays } from './dashboard/dashboard.ts';

/** After midnight, when nothing of the day before is still being written. */
export const storeDaysJob = defineJob({
  name: 'store-daily-counts',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: storeDays,
  cron: '20 0 * * *',
});

export const weeklyAuditMailJob = defineJob({
  name: 'audit-mail-weekly',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: mailChain,
  cron: '0 7 * * 1',
});
