import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { closeExpiredJobs, remindOfExpiry } from './expiry.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300 };

export const closeExpiredJobsJob = defineJob({
  name: 'close-ended-jobs',
  payload: emptyPayload,
  policy,
  work: (app) => closeExpiredJobs(app),
  cron: '0 * * * *',
});

export const remindOfExpiryJob = defineJob({
  name: 'remind-of-job-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfExpiry(app),
  cron: '0 8 * * *',
});
