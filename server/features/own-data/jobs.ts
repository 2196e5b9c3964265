import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { registerJob as registerBackgroundJob } from '../../core/jobs/background/run.ts';
import { recordCleanup } from '../../core/jobs/cleanup-runs.ts';
import { defineJob, emptyPayload, registerJob } from '../../core/jobs/jobs.ts';
import { ownDataJob } from './job.ts';
import { deleteExpired } from './queries.ts';

const batchSize = 100;

export const expiredArchives = 'expired archives of own data';

/** Rows first: the nightly cleanup of files removes archives without a row. */
export async function removeExpiredArchives(app: App): Promise<void> {
  const { db, clock, storage } = app;
  let removed = 0;
  for (let count = batchSize; count === batchSize; removed += count) {
    const keys = await inTransaction(db, (tx) => deleteExpired(tx, { now: clock.now(), take: batchSize }));
    for (const key of keys) await storage.remove(key);
    count = keys.length;
  }
  await recordCleanup(app, expiredArchives, removed);
}

const expiryJob = defineJob({
  name: 'expire-own-data',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: removeExpiredArchives,
  cron: '25 * * * *',
});

export async function registerOwnDataJobs(app: App): Promise<void> {
  await registerBackgroundJob(app, ownDataJob);
  await registerJob(app, expiryJob);
}
