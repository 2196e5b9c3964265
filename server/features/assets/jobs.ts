import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { cleanFiles } from './clean.ts';

export const cleanFilesJob = defineJob({
  name: 'clean-files',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 600 },
  work: cleanFiles,
  cron: '20 3 * * *',
});
