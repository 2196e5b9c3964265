import { defineJob, nothing } from '../../core/jobs/jobs.ts';
import { sendWeeklyMails } from './weekly-mail.ts';

/** Every hour: whoever was due on Monday morning and was not looked after yet, because the product stood still or had too many, is now. */
export const weeklyMailsJob = defineJob({
  name: 'weekly-job-mails',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 },
  work: (app) => sendWeeklyMails(app),
  cron: '5 * * * *',
});
