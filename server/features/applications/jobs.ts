import { defineJob, nothing, type Sweep } from '../../core/jobs.ts';
import { removeOld } from './reminder-queries.ts';
import { remindOfAnswers } from './reminders.ts';

export { companyGoneJob } from './company-gone.ts';

/** In the morning, when somebody reads it. */
export const remindOfAnswersJob = defineJob({
  name: 'remind-of-answers',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 },
  work: (app) => remindOfAnswers(app),
  cron: '15 8 * * *',
});

export const oldApplications: Sweep = {
  name: 'ended applications',
  remove: { by: ({ applicationMonths }) => removeOld(applicationMonths) },
};
