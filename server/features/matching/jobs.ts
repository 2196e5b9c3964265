import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { sendWeeklyMails } from './weekly-mail.ts';

/** Runs hourly, because downtime or the limit per run can delay mails of Monday morning. */
export const weeklyMailsJob = defineJob({
  name: 'weekly-job-mails',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 3_000 },
  work: (app) => sendWeeklyMails(app),
  cron: '5 * * * *',
});
