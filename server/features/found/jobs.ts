import { monthsAfter } from '../../core/clock.ts';
import { defineJob, nothing, type Sweep } from '../../core/jobs.ts';
import { endFoundProfiles, remindOfFoundEnds } from './ends.ts';
import { removeKnownBefore, removeRequestsBefore } from './ends-queries.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

export const endFoundJob = defineJob({
  name: 'end-found-profiles',
  payload: nothing,
  policy,
  work: (app) => endFoundProfiles(app),
  cron: '35 * * * *',
});

export const remindOfFoundEndsJob = defineJob({
  name: 'remind-of-found-ends',
  payload: nothing,
  policy,
  work: (app) => remindOfFoundEnds(app),
  cron: '40 8 * * *',
});

export const oldRequests: Sweep = {
  name: 'requests to found people',
  remove: {
    by:
      ({ requestMonths }) =>
      (tx, now, take) =>
        removeRequestsBefore(tx, monthsAfter(now, -requestMonths), take),
  },
};

/** A company that looks again after this knows the person by another pseudonym. */
export const oldFoundPeople: Sweep = {
  name: 'found people without a request',
  remove: {
    by:
      ({ foundMonths }) =>
      (tx, now, take) =>
        removeKnownBefore(tx, monthsAfter(now, -foundMonths), take),
  },
};
