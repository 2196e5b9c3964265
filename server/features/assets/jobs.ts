import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { cleanUpFiles } from './cleanup.ts';

export const cleanUpFilesJob = defineJob({
  name: 'clean-files',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 600 },
  work: cleanUpFiles,
  cron: '20 3 * * *',
});
