import { z } from 'zod';
import type { Tx } from '../../core/database/db.ts';
import { type Cleanup, defineJob } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { deleteUnclaimedAccounts, listUnclaimedAccounts } from './queries.ts';
import { mailResetLink } from './reset-link.ts';

export const passwordResetJob = defineJob({
  name: 'request-password-reset',
  payload: z.object({ email: z.string(), returnPath: z.string().default('') }),
  policy: {
    retryLimit: 5,
    retryDelaySeconds: 10,
    lanes: [{ atOnce: 4 }],
    // The payload contains an address.
    retentionSeconds: days(1) / 1000,
  },
  work: (app, { email, returnPath }) => mailResetLink(app, email, returnPath === '' ? null : returnPath),
});

export const unconfirmedAccounts: Cleanup = {
  name: 'unconfirmed accounts',
  remove: (tx, { now, periods, take }) =>
    removeUnconfirmedBefore(tx, addMs(now, -days(periods.unconfirmedAccountDays)), take),
};

/** Also without SMTP: a person who signed in once has a known network, which stays while the address is unconfirmed. */
async function removeUnconfirmedBefore(tx: Tx, moment: Date, take: number): Promise<number> {
  const due = await listUnclaimedAccounts(tx, moment, take);
  return deleteUnclaimedAccounts(
    tx,
    due.map(({ id }) => id),
  );
}
