import { z } from 'zod';
import { days, later } from '../../core/clock.ts';
import { defineJob, type Sweep } from '../../core/jobs.ts';
import { mailResetLink } from './reset-link.ts';
import { removeExpiredSessions, removeExpiredTokens, removeNetworksBefore, removeUnconfirmedBefore } from './sweeps.ts';

export const passwordResetJob = defineJob({
  name: 'request-password-reset',
  payload: z.object({ email: z.string(), returnPath: z.string().default('') }),
  policy: {
    retryLimit: 5,
    retryDelaySeconds: 10,
    lanes: [{ atOnce: 4 }],
    // It holds an address that somebody typed.
    keepSeconds: days(1) / 1000,
  },
  work: (app, { email, returnPath }) => mailResetLink(app, email, returnPath === '' ? null : returnPath),
});

export const expiredSessions: Sweep = { name: 'expired sessions', remove: removeExpiredSessions };
export const expiredTokens: Sweep = { name: 'expired links and sign-ins', remove: removeExpiredTokens };
export const oldNetworks: Sweep = {
  name: 'networks nobody comes from',
  remove: {
    by:
      ({ networkDays }) =>
      (tx, now, take) =>
        removeNetworksBefore(tx, later(now, -days(networkDays)), take),
  },
};
export const unconfirmedAccounts: Sweep = {
  name: 'unconfirmed accounts',
  remove: {
    by:
      ({ unconfirmedAccountDays }) =>
      (tx, now, take) =>
        removeUnconfirmedBefore(tx, later(now, -days(unconfirmedAccountDays)), take),
  },
  isWanted: (app) => app.outbox.sends,
};
