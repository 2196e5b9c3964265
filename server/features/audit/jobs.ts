import type { App } from '../../core/app.ts';
import { registerJob as registerBackgroundJob } from '../../core/jobs/background/run.ts';
import { type Cleanup, defineJob, emptyPayload, registerJob } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { checkChain, checkJob } from './check.ts';
import { deleteNames, ownAccountActions } from './queries.ts';

const namesLifetimeDays = 365;
/** Older events are already erased; without this limit the cleanup reads the whole log. */
const lookBackNights = 365;
const erasureRange = (before: Date, actions: readonly string[]) => ({
  ...{ actions, before },
  from: addMs(before, -days(lookBackNights)),
});

export const ownActionNamesCleanup: Cleanup = {
  name: 'addresses in what people did to their accounts',
  remove: (tx, { now, take }) =>
    deleteNames(tx, erasureRange(addMs(now, -days(namesLifetimeDays)), ownAccountActions), take),
};

/** The log contains recipient and subject of an opened mail until the outbox deletes the mail. */
export const outboxNamesCleanup: Cleanup = {
  name: 'recipients and subjects of opened mails',
  remove: (tx, { now, periods, take }) =>
    deleteNames(tx, erasureRange(addMs(now, -days(periods.outboxDays)), ['outbox_mail_opened']), take),
};

const nightlyCheckJob = defineJob({
  name: 'audit-check-nightly',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 7_200 },
  work: async (app) => {
    await checkChain(app, { actorId: null, address: '' });
  },
  cron: '30 3 * * *',
});

export async function registerAuditJobs(app: App): Promise<void> {
  await registerBackgroundJob(app, checkJob);
  await registerJob(app, nightlyCheckJob);
}
