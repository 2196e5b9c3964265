import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import type { JobPolicy } from '../../core/jobs/queue.ts';
import { eraseDueAccounts } from './erase.ts';
import { remindOfDeletions } from './remind.ts';
import { closeUnusedAccounts } from './unused.ts';

export { unusedAccounts } from './unused.ts';

/** No payload: the queue keeps no trace of a person. */
const policy: JobPolicy = { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 3_000 };

export const eraseAccountsJob = defineJob({
  name: 'erase-accounts',
  payload: emptyPayload,
  policy,
  work: (app) => eraseDueAccounts(app),
  cron: '20 * * * *',
});

export const remindOfDeletionsJob = defineJob({
  name: 'remind-of-deletions',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfDeletions(app),
  cron: '10 9 * * *',
});

export const unusedAccountsJob = defineJob({
  name: 'close-unused-accounts',
  payload: emptyPayload,
  policy,
  work: (app) => closeUnusedAccounts(app),
  cron: '20 9 * * *',
});
