import { inTransaction } from '../../core/database/db.ts';
import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import type { JobPolicy } from '../../core/jobs/queue.ts';
import { anonymousChanges } from './changes.ts';
import { sendCompanyDigests } from './company-digest.ts';
import { expireReleases, remindOfReleaseExpiry } from './expiry.ts';

const policy: JobPolicy = { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 3_000 };

export const expireReleasesJob = defineJob({
  name: 'end-releases',
  payload: emptyPayload,
  policy,
  work: (app) => expireReleases(app),
  cron: '25 * * * *',
});

export const remindOfReleaseExpiryJob = defineJob({
  name: 'remind-of-release-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfReleaseExpiry(app),
  cron: '30 8 * * *',
});

export const companyDigestsJob = defineJob({
  name: 'tell-companies-of-anonymous-people',
  payload: emptyPayload,
  policy,
  work: (app) => sendCompanyDigests(app),
  cron: '45 6 * * *',
});

export const anonymousChangesJob = defineJob({
  name: 'anonymous-turn',
  payload: emptyPayload,
  policy,
  work: (app) => inTransaction(app.db, (tx) => app.events.publish(tx, anonymousChanges, null)),
  cron: '0 * * * *',
});
