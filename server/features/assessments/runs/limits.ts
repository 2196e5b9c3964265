/** How many tests may be begun: whoever has no account by the network they come from, whoever has one by the account. */

import { RuleError } from '../../../core/errors.ts';
import { networkOf } from '../../../core/runtime/network.ts';
import type { Context } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';

const perAccount: Limit = { name: 'test-runs', points: 50, seconds: 24 * 3600 };

/** Call before a new run is stored, of either test. @throws RuleError TOO_MANY_ATTEMPTS */
export async function takeRun({ app, user, origin }: Context): Promise<void> {
  const { guestTestsPerHour } = app.settings.current().limits;
  const byGuests: Limit = { name: 'guest-tests', points: guestTestsPerHour, seconds: 3600 };
  const hasRoom =
    user === null
      ? await app.rateLimits.take(byGuests, networkOf(origin.address))
      : await app.rateLimits.take(perAccount, user.userId);
  if (!hasRoom) throw new RuleError('TOO_MANY_ATTEMPTS');
}
