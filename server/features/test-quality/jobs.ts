import type { App } from '../../core/app.ts';
import { registerJob as registerBackgroundJob } from '../../core/background/run.ts';
import { defineJob, nothing, registerJob } from '../../core/jobs.ts';
import { recomputeJob } from '../assessments/service.ts';
import { countRuns } from './count-runs.ts';

const countRunsJob = defineJob({
  name: 'count-test-runs',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: (app) => countRuns(app),
  cron: '40 * * * *',
});

export async function registerQualityJobs(app: App): Promise<void> {
  await registerJob(app, countRunsJob);
  await registerBackgroundJob(app, recomputeJob);
}
