/**
 * What runs by itself, at its times and once for all processes together. A sweep removes what is due in small portions, and says
 * in the log how much it was; one that fails keeps none of the others from running and is tried again.
 */
import { lostReservations, oldUse } from './core/ai/budget.ts';
import type { App } from './core/app.ts';
import { inTransaction } from './core/db.ts';
import { oldKeyedCalls } from './core/idempotency.ts';
import { defineJob, nothing, registerJob, type Sweep } from './core/jobs.ts';
import { oldMails } from './core/outbox-sweep.ts';
import { expiredCounters } from './core/rate-limit.ts';
import { storeDaysJob } from './features/admin/jobs.ts';
import { decidedProposals, oldGenerations, registerAiJobs, unusedSources } from './features/ai/jobs.ts';
import { companyGoneJob, oldApplications, remindOfAnswersJob } from './features/applications/jobs.ts';
import { guestRuns, outdatedResultsJob } from './features/assessments/jobs.ts';
import { cleanFilesJob } from './features/assets/jobs.ts';
import { oldOutboxNames, oldOwnNames, registerAuditJobs } from './features/audit/jobs.ts';
import {
  expiredSessions,
  expiredTokens,
  oldNetworks,
  passwordResetJob,
  unconfirmedAccounts,
} from './features/auth/jobs.ts';
import { endedJobs } from './features/background-jobs/jobs.ts';
import { pastCompanies, pastCompanyKeys, pastRefusals } from './features/company-identity/jobs.ts';
import { forgetDeletedPartsJob } from './features/editor/jobs.ts';
import { endFoundJob, oldFoundPeople, oldRequests, remindOfFoundEndsJob } from './features/found/jobs.ts';
import { oldDrafts } from './features/import/jobs.ts';
import { closeEndedJobsJob, remindOfEndsJob } from './features/jobs/jobs.ts';
import { endedJobMails, oldShownMatches, weeklyMailsJob } from './features/matching/jobs.ts';
import { oldDecisions } from './features/moderation/jobs.ts';
import { oldComments } from './features/publishing/jobs.ts';
import {
  anonymousTurnJob,
  endReleasesJob,
  oldPersonEvents,
  remindOfReleaseEndsJob,
  tellCompaniesJob,
} from './features/releases/jobs.ts';
import { oldReports } from './features/reports/jobs.ts';
import { registerQualityJobs } from './features/test-quality/jobs.ts';
import { endedClaims } from './features/verification/jobs.ts';

const hourly: readonly Sweep[] = [expiredSessions, expiredTokens, expiredCounters, oldKeyedCalls, lostReservations];
const nightly: readonly Sweep[] = [
  ...[guestRuns, unconfirmedAccounts, oldMails, oldNetworks, endedJobs, oldComments],
  ...[oldUse, oldGenerations, unusedSources, decidedProposals, oldShownMatches, endedJobMails, oldApplications],
  ...[oldPersonEvents, oldReports, oldRequests, oldFoundPeople, oldDecisions, oldDrafts, oldOwnNames, oldOutboxNames],
  ...[pastRefusals, pastCompanyKeys, pastCompanies, endedClaims],
];

const sweepJob = (name: string, cron: string, sweeps: readonly Sweep[]) =>
  defineJob({
    name,
    payload: nothing,
    policy: { retryLimit: 3, retryDelaySeconds: 300 },
    work: (app) => runSweeps(app, sweeps),
    cron,
  });

const batch = 500;

export async function registerJobs(app: App): Promise<void> {
  await registerJob(app, passwordResetJob);
  await registerJob(app, cleanFilesJob);
  await registerJob(app, forgetDeletedPartsJob);
  await registerJob(app, outdatedResultsJob);
  await registerAiJobs(app);
  await registerQualityJobs(app);
  await registerJob(app, closeEndedJobsJob);
  await registerJob(app, remindOfEndsJob);
  await registerJob(app, weeklyMailsJob);
  await registerJob(app, endFoundJob);
  await registerJob(app, remindOfFoundEndsJob);
  await registerJob(app, remindOfAnswersJob);
  await registerJob(app, companyGoneJob);
  await registerJob(app, endReleasesJob);
  await registerJob(app, remindOfReleaseEndsJob);
  await registerJob(app, tellCompaniesJob);
  await registerJob(app, anonymousTurnJob);
  await registerJob(app, storeDaysJob);
  await registerAuditJobs(app);
  await registerJob(app, sweepJob('sweep-hourly', '10 * * * *', hourly));
  await registerJob(app, sweepJob('sweep-nightly', '50 2 * * *', nightly));
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
  const removeSome = typeof remove === 'function' ? remove : remove.by(app.settings.current().retention);
  let removed = 0;
  for (let count = batch; count >= batch; removed += count)
    count = await inTransaction(app.db, (tx) => removeSome(tx, app.clock.now(), batch));
  if (removed > 0) app.logger.info({ removed }, `swept: ${name}`);
}
