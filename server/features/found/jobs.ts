import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { endFoundProfiles, remindOfFoundEnds } from './ends.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

export const endFoundJob = defineJob({
  name: 'end-found-profiles',
  payload: emptyPayload,
  policy,
  work: (app) => endFoundProfiles(app),
  cron: '35 * * * *',
});

export const remindOfFoundEndsJob = defineJob({
  name: 'remind-of-found-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfFoundEnds(app),
  cron: '40 8 * * *',
});
