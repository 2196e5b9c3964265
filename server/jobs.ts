/** Each job runs once for all processes together. A failing cleanup is retried and does not stop the others. */
import { cleanupTimes } from '#shared/settings/cleanups.ts';
import type { App } from './core/app.ts';
import { inTransaction } from './core/database/db.ts';
import { listMissedCleanups, recordCleanup, recordCleanupFailure, registerCleanups } from './core/jobs/cleanup-runs.ts';
import { type Cleanup, defineJob, emptyPayload, registerJob } from './core/jobs/jobs.ts';
import {
  eraseAccountsJob,
  remindOfDeletionsJob,
  unusedAccounts,
  unusedAccountsJob,
} from './features/account-deletion/jobs.ts';
import { storeDailyCountsJob, weeklyAuditMailJob } from './features/admin/jobs.ts';
import { companyDeletedMailsJob, remindOfAnswersJob } from './features/applications/jobs.ts';
import { outdatedResultsJob } from './features/assessments/service.ts';
import { cleanUpFilesJob } from './features/assets/jobs.ts';
import { outboxNamesCleanup, ownActionNamesCleanup, registerAuditJobs } from './features/audit/jobs.ts';
import { passwordResetJob, unconfirmedAccounts } from './features/auth/jobs.ts';
import { lostJobs } from './features/background-jobs/jobs.ts';
import { backupDueJob, backupJob, proofDueJob, requestedProofJob } from './features/backups/jobs.ts';
import { registerAiJobs } from './features/course-generation/jobs.ts';
import { cleanUpDeletedPartsJob } from './features/editor/jobs.ts';
import { draftCleanup } from './features/import/service.ts';
import { closeExpiredJobsJob, remindOfExpiryJob } from './features/jobs/jobs.ts';
import { weeklyMailsJob } from './features/matching/jobs.ts';
import { expiredArchives, registerOwnDataJobs } from './features/own-data/jobs.ts';
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

const { sessions, tokens, passkeyChallenges, counters, keyedCalls, reservations, ...daily } = retention;
const hourly: readonly Cleanup[] = [sessions, tokens, passkeyChallenges, counters, keyedCalls, reservations];
const nightly: readonly Cleanup[] = [
  ...[unconfirmedAccounts, lostJobs, draftCleanup, ownActionNamesCleanup, outboxNamesCleanup, endedClaims],
  ...Object.values(daily),
];

export const cleanupNames: readonly string[] = [
  ...[...hourly, ...nightly].map(({ name }) => name),
  ...[expiredArchives, unusedAccounts],
];

const cleanupJob = (name: string, cron: string, work: (app: App) => Promise<void>) =>
  defineJob({
    name,
    payload: emptyPayload,
    policy: { retryLimit: 3, retryDelaySeconds: 300 },
    work,
    cron,
  });

const batchSize = 500;

export async function registerJobs(app: App): Promise<void> {
  await registerJob(app, passwordResetJob);
  await registerJob(app, eraseAccountsJob);
  await registerJob(app, remindOfDeletionsJob);
  await registerJob(app, unusedAccountsJob);
  await registerJob(app, backupJob);
  await registerJob(app, backupDueJob);
  await registerJob(app, proofDueJob);
  await registerJob(app, requestedProofJob);
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
  const namesOf = (cleanups: readonly Cleanup[]) => cleanups.map(({ name }) => name);
  await registerCleanups(app, {
    hourly: [...namesOf(hourly), expiredArchives],
    nightly: [...namesOf(nightly), unusedAccounts],
  });
  await registerJob(app, cleanupJob('sweep-hourly', `${hourlyMinute} * * * *`, runHourly));
  await registerJob(
    app,
    cleanupJob('sweep-nightly', `${minute} ${hour} * * *`, (one) => runCleanups(one, nightly)),
  );
}

const {
  hourlyMinute,
  nightly: { hour, minute },
} = cleanupTimes;

/** Catches up with a missed night. */
export async function runHourly(app: App): Promise<void> {
  const missed = await listMissedCleanups(app);
  await runCleanups(app, [...hourly, ...nightly.filter(({ name }) => missed.includes(name))]);
}

/** @throws AggregateError for the failed cleanups, after the others have run */
export async function runCleanups(app: App, cleanups: readonly Cleanup[] = [...hourly, ...nightly]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups) {
    await runCleanup(app, cleanup).catch(async (error: unknown) => {
      failures.push(error);
      await recordCleanupFailure(app, cleanup.name);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'cleanups failed');
}

async function runCleanup(app: App, { name, remove }: Cleanup): Promise<void> {
  const periods = app.settings.current().retention;
  let removed = 0;
  for (let count = batchSize; count >= batchSize; removed += count)
    count = await inTransaction(app.db, (tx) => remove(tx, { now: app.clock.now(), periods, take: batchSize }));
  await recordCleanup(app, name, removed);
  if (removed > 0) app.logger.info({ removed }, `swept: ${name}`);
}
