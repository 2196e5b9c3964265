import { inTransaction } from '../../core/database/db.ts';
import { defineJob, nothing } from '../../core/jobs/jobs.ts';
import { anonymousTurn } from './changes.ts';
import { tellCompanies } from './company-digest.ts';
import { endExpired, remindOfReleaseEnds } from './ends.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

/** What has run out is hidden at once; here it goes. */
export const endReleasesJob = defineJob({
  name: 'end-releases',
  payload: nothing,
  policy,
  work: (app) => endExpired(app),
  cron: '25 * * * *',
});

/** In the morning, when somebody reads it. */
export const remindOfReleaseEndsJob = defineJob({
  name: 'remind-of-release-ends',
  payload: nothing,
  policy,
  work: (app) => remindOfReleaseEnds(app),
  cron: '30 8 * * *',
});

/** Before the working day. */
export const tellCompaniesJob = defineJob({
  name: 'tell-companies-of-anonymous-people',
  payload: nothing,
  policy,
  work: (app) => tellCompanies(app),
  cron: '45 6 * * *',
});

/** Every hour, also when nothing has happened: open pages of companies look again. */
export const anonymousTurnJob = defineJob({
  name: 'anonymous-turn',
  payload: nothing,
  policy,
  work: (app) => inTransaction(app.db, (tx) => app.events.publish(tx, anonymousTurn, null)),
  cron: '0 * * * *',
});
