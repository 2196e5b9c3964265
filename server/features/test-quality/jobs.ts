import type { App } from '../../core/app.ts';
import { defineJob, emptyPayload, registerJob } from '../../core/jobs/jobs.ts';
import { countRuns } from './count-runs.ts';

const countRunsJob = defineJob({
  name: 'count-test-runs',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: (app) => countRuns(app),
  cron: '40 * * * *',
});

export const registerQualityJobs = (app: App): Promise<void> => registerJob(app, countRunsJob);
