/** Each job runs once for all processes together. A failing cleanup is retried and does not stop the others. */
import type { App } from './core/app.ts';
import { inTransaction } from './core/database/db.ts';
import { type Cleanup, defineJob, emptyPayload, registerJob } from './core/jobs/jobs.ts';
import { storeDailyCountsJob, weeklyAuditMailJob } from './features/admin/jobs.ts';
import { companyDeletedMailsJob, remindOfAnswersJob } from './features/applications/jobs.ts';
import { outdatedResultsJob } from './features/assessments/service.ts';
import { cleanUpFilesJob } from './features/assets/jobs.ts';
import { outboxNamesCleanup, ownActionNamesCleanup, registerAuditJobs } from './features/audit/jobs.ts';
import { passwordResetJob, unconfirmedAccounts } from './features/auth/jobs.ts';
import { lostJobs } from './features/background-jobs/jobs.ts';
import { backupDueJob, backupJob } from './features/backups/jobs.ts';
import { registerAiJobs } from './features/course-generation/jobs.ts';
import { cleanUpDeletedPartsJob } from './features/editor/jobs.ts';
import { draftCleanup } from './features/import/service.ts';
import { closeExpiredJobsJob, remindOfExpiryJob } from './features/jobs/jobs.ts';
import { weeklyMailsJob } from './features/matching/jobs.ts';
import { registerOwnDataJobs } from './features/own-data/jobs.ts';
import {
  anonymousChangesJob,
  companyDigestsJob,
  expireReleasesJob,
  remindOfReleaseExpiryJob,
} from './features/releases/jobs.ts';
import { expireProfilesJob, remindOfProfileExpiryJob } from './features/talent-pool/jobs.ts';
import { registerQualityJobs } from './features/test-quality/jobs.ts';
import { endedClaims } from './features/verification/jobs.ts';
import { retention } from './retention.ts';

const { sessions, tokens, counters, keyedCalls, reservations, ...daily } = retention;
const hourly: readonly Cleanup[] = [sessions, tokens, counters, keyedCalls, reservations];
const nightly: readonly Cleanup[] = [
  ...[unconfirmedAccounts, lostJobs, draftCleanup, ownActionNamesCleanup, outboxNamesCleanup, endedClaims],
  ...Object.values(daily),
];

const cleanupJob = (name: string, cron: string, cleanups: readonly Cleanup[]) =>
  defineJob({
    name,
    payload: emptyPayload,
    policy: { retryLimit: 3, retryDelaySeconds: 300 },
    work: (app) => runCleanups(app, cleanups),
    cron,
  });

const batchSize = 500;

export async function registerJobs(app: App): Promise<void> {
  await registerJob(app, passwordResetJob);
  await registerJob(app, backupJob);
  await registerJob(app, backupDueJob);
  await registerJob(app, cleanUpFilesJob);
  await registerJob(app, cleanUpDeletedPartsJob);
  await registerJob(app, outdatedResultsJob);
  await registerAiJobs(app);
  await registerOwnDataJobs(app);
  await registerQualityJobs(app);
  await registerJob(app, closeExpiredJobsJob);
  await registerJob(app, remindOfExpiryJob);
  await registerJob(app, weeklyMailsJob);
  await registerJob(app, expireProfilesJob);
  await registerJob(app, remindOfProfileExpiryJob);
  await registerJob(app, remindOfAnswersJob);
  await registerJob(app, companyDeletedMailsJob);
  await registerJob(app, expireReleasesJob);
  await registerJob(app, remindOfReleaseExpiryJob);
  await registerJob(app, companyDigestsJob);
  await registerJob(app, anonymousChangesJob);
  await registerJob(app, storeDailyCountsJob);
  await registerAuditJobs(app);
  await registerJob(app, weeklyAuditMailJob);
  await registerJob(app, cleanupJob('sweep-hourly', '10 * * * *', hourly));
  await registerJob(app, cleanupJob('sweep-nightly', '50 2 * * *', nightly));
}

/** @throws AggregateError for the failed cleanups, after the others have run */
export async function runCleanups(app: App, cleanups: readonly Cleanup[] = [...hourly, ...nightly]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups) {
    if (cleanup.isEnabled?.(app) === false) continue;
    await runCleanup(app, cleanup).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'cleanups failed');
}

async function runCleanup(app: App, { name, remove }: Cleanup): Promise<void> {
  const periods = app.settings.current().retention;
  let removed = 0;
  for (let count = batchSize; count >= batchSize; removed += count)
    count = await inTransaction(app.db, (tx) => remove(tx, { now: app.clock.now(), periods, take: batchSize }));
  if (removed > 0) app.logger.info({ removed }, `swept: ${name}`);
}
