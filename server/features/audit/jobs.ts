import type { App } from '../../core/app.ts';
import { registerJob as registerBackgroundJob } from '../../core/jobs/background/run.ts';
import { type Cleanup, defineJob, emptyPayload, registerJob } from '../../core/jobs/jobs.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { checkChain, checkJob } from './check.ts';
import { deleteNames, ownActions } from './queries.ts';

const daysNamed = 365;
/** Earlier nights emptied older events, so the cleanup does not read the whole log. */
const nightsLookedBack = 365;
const longDue = (before: Date, actions: readonly string[]) => ({
  ...{ actions, before },
  from: later(before, -days(nightsLookedBack)),
});

/** Erases addresses from events about people's own accounts. The events and the chain stay intact. */
export const oldOwnNames: Cleanup = {
  name: 'addresses in what people did to their accounts',
  remove: (tx, { now, take }) => deleteNames(tx, longDue(later(now, -days(daysNamed)), ownActions), take),
};

/** The log keeps recipient and subject of an opened mail only until the outbox deletes the mail. */
export const oldOutboxNames: Cleanup = {
  name: 'recipients and subjects of opened mails',
  remove: (tx, { now, kept, take }) =>
    deleteNames(tx, longDue(later(now, -days(kept.outboxDays)), ['outbox_mail_opened']), take),
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
