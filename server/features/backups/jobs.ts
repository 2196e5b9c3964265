import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { proofJobNames, runDueProof, runRequestedProof } from './proof.ts';
import { backupJobName, runBackup, runDueBackup } from './service.ts';

const sixHours = 6 * 3600;

export const backupJob = defineJob({
  name: backupJobName,
  payload: emptyPayload,
  policy: { retryLimit: 0, retryDelaySeconds: 0, timeoutSeconds: sixHours },
  work: runBackup,
});

export const proofDueJob = defineJob({
  name: proofJobNames.due,
  payload: emptyPayload,
  policy: { retryLimit: 0, retryDelaySeconds: 0, timeoutSeconds: sixHours },
  work: (app) => runDueProof(app),
  cron: '20 * * * *',
});

export const requestedProofJob = defineJob({
  name: proofJobNames.requested,
  payload: emptyPayload,
  policy: { retryLimit: 0, retryDelaySeconds: 0, timeoutSeconds: sixHours },
  work: (app) => runRequestedProof(app),
});

export const backupDueJob = defineJob({
  name: 'write-due-backup',
  payload: emptyPayload,
  policy: { retryLimit: 0, retryDelaySeconds: 0, timeoutSeconds: sixHours },
  work: runDueBackup,
  cron: '40 * * * *',
});
