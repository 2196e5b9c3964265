import type { App } from '../../core/app.ts';
import { registerJob } from '../../core/jobs/background/run.ts';
import { planJob } from './plan-job.ts';
import { partJob, redoJob } from './proposals/proposal-jobs.ts';
import { writeJob } from './write-job.ts';

export async function registerAiJobs(app: App): Promise<void> {
  await registerJob(app, planJob);
  await registerJob(app, writeJob);
  await registerJob(app, partJob);
  await registerJob(app, redoJob);
}
