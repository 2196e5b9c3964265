import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { expireProfiles, remindOfProfileExpiry } from './expiry.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

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
