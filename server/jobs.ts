/**
 * What runs by itself, at its times and once for all processes together. A sweep removes what is due in small portions, and says
 * in the log how much it was; one that fails keeps none of the others from running and is tried again.
 */
import type { App } from './core/app.ts';
import { inTransaction, type Tx } from './core/db.ts';
import { removeOldMails } from './core/outbox-sweep.ts';
import { removeExpiredCounters } from './core/rate-limit.ts';
import { removeGuestRuns } from './features/assessments/service.ts';
import { registerCleanFilesJob } from './features/assets/service.ts';
import { registerPasswordResetJob } from './features/auth/password-reset.ts';
import {
  removeExpiredSessions,
  removeExpiredTokens,
  removeOldNetworks,
  removeUnconfirmedAccounts,
} from './features/auth/sweeps.ts';
import { registerForgetDeletedPartsJob } from './features/editor/service.ts';

type Sweep = {
  name: string;
  /** Removes at most about `take` of what is due. @returns how many it were; fewer than `take` end the sweep */
  remove: (tx: Tx, now: Date, take: number) => Promise<number>;
  /** Where it makes sense; everywhere if it is left out. */
  isWanted?: (app: App) => boolean;
};

const hourly: readonly Sweep[] = [
  { name: 'expired sessions', remove: removeExpiredSessions },
  { name: 'expired links and sign-ins', remove: removeExpiredTokens },
  { name: 'expired counters', remove: removeExpiredCounters },
];
const nightly: readonly Sweep[] = [
  { name: 'guests’ test runs', remove: removeGuestRuns },
  { name: 'unconfirmed accounts', remove: removeUnconfirmedAccounts, isWanted: (app) => app.outbox.sends },
  { name: 'old mails', remove: removeOldMails },
  { name: 'networks nobody comes from', remove: removeOldNetworks },
];
const schedules = [
  { name: 'sweep-hourly', cron: '10 * * * *', sweeps: hourly },
  { name: 'sweep-nightly', cron: '50 2 * * *', sweeps: nightly },
] as const;

const batch = 500;

export async function registerJobs(app: App): Promise<void> {
  await registerPasswordResetJob(app);
  await registerCleanFilesJob(app);
  await registerForgetDeletedPartsJob(app);
  for (const { name, cron, sweeps } of schedules) {
    await app.queue.register(name, () => runSweeps(app, sweeps), { retryLimit: 3, retryDelaySeconds: 300 });
    await app.queue.schedule(name, cron);
  }
}

/** All of them, now. @throws AggregateError for those that failed, after the others have run */
export async function runSweeps(app: App, sweeps: readonly Sweep[] = [...hourly, ...nightly]): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of sweeps) {
    if (sweep.isWanted?.(app) === false) continue;
    await runSweep(app, sweep).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'sweeps failed');
}

async function runSweep(app: App, { name, remove }: Sweep): Promise<void> {
  let removed = 0;
  for (let count = batch; count >= batch; removed += count)
    count = await inTransaction(app.db, (tx) => remove(tx, app.clock.now(), batch));
  if (removed > 0) app.logger.info({ removed }, `swept: ${name}`);
}
