import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { forgetDeletedParts } from './deleted-parts.ts';

export const forgetDeletedPartsJob = defineJob({
  name: 'forget-deleted-parts',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 60 },
  work: forgetDeletedParts,
  cron: '40 * * * *',
});
