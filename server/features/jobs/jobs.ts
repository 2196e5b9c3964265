import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { closeEndedJobs, remindOfEnds } from './ends.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300 };

export const closeEndedJobsJob = defineJob({
  name: 'close-ended-jobs',
  payload: emptyPayload,
  policy,
  work: (app) => closeEndedJobs(app),
  cron: '0 * * * *',
});

export const remindOfEndsJob = defineJob({
  name: 'remind-of-job-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfEnds(app),
  cron: '0 8 * * *',
});
