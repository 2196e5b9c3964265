import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { remindOfAnswers } from './reminders.ts';

export { companyDeletedMailsJob } from './company-deleted-mails.ts';

export const remindOfAnswersJob = defineJob({
  name: 'remind-of-answers',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300, timeoutSeconds: 3_000 },
  work: (app) => remindOfAnswers(app),
  cron: '15 8 * * *',
});
