import type { App } from '../../core/app.ts';
import { registerJob as registerBackgroundJob } from '../../core/background/run.ts';
import { defineJob, nothing, registerJob } from '../../core/jobs.ts';
import { checkChain, checkJob } from './check.ts';
import { mailChain } from './mails.ts';

/** After the sweeps of the night. */
const nightlyCheckJob = defineJob({
  name: 'audit-check-nightly',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 7_200 },
  work: async (app) => {
    await checkChain(app, { actorId: null, address: '' });
  },
  cron: '30 3 * * *',
});

const weeklyMailJob = defineJob({
  name: 'audit-mail-weekly',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: mailChain,
  cron: '0 7 * * 1',
});

export async function registerAuditJobs(app: App): Promise<void> {
  await registerBackgroundJob(app, checkJob);
  await registerJob(app, nightlyCheckJob);
  await registerJob(app, weeklyMailJob);
}
