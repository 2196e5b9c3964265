import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import type { JobPolicy } from '../../core/jobs/queue.ts';
import { expireProfiles, remindOfProfileExpiry } from './expiry.ts';

const policy: JobPolicy = { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 3_000 };

export const expireProfilesJob = defineJob({
  name: 'end-found-profiles',
  payload: emptyPayload,
  policy,
  work: (app) => expireProfiles(app),
  cron: '35 * * * *',
});

export const remindOfProfileExpiryJob = defineJob({
  name: 'remind-of-found-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfProfileExpiry(app),
  cron: '40 8 * * *',
});
