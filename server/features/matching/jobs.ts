import { days, later } from '../../core/clock.ts';
import { defineJob, nothing, type Sweep } from '../../core/jobs.ts';
import { removeEndedBefore } from './mail-queries.ts';
import { removeOldShown } from './shown-queries.ts';
import { sendWeeklyMails } from './weekly-mail.ts';

/** Every hour: whoever was due on Monday morning and was not looked after yet, because the product stood still or had too many, is now. */
export const weeklyMailsJob = defineJob({
  name: 'weekly-job-mails',
  payload: nothing,
  policy: { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 },
  work: (app) => sendWeeklyMails(app),
  cron: '5 * * * *',
});

export const oldShownMatches: Sweep = {
  name: 'shown matches',
  remove: { by: ({ shownMatchMonths }) => removeOldShown(shownMatchMonths) },
};

/** Longer than mails about jobs are usually kept; their links then count as unknown. */
const endedMailsKeptMs = days(180);

export const endedJobMails: Sweep = {
  name: 'ended weekly mails',
  remove: (tx, now, take) => removeEndedBefore(tx, later(now, -endedMailsKeptMs), take),
};
