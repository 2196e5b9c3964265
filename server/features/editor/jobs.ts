import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { cleanUpDeletedParts } from './deleted-parts.ts';

export const cleanUpDeletedPartsJob = defineJob({
  name: 'forget-deleted-parts',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 60 },
  work: cleanUpDeletedParts,
  cron: '40 * * * *',
});
