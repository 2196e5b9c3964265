/** Staff actions run one at a time, so that the actor is still an admin and two admins cannot demote each other. */

import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireRight } from '../../members/service.ts';
import { type LockedAccount, lockAccountRow, lockStaff } from './account-queries.ts';

/** @throws RuleError FORBIDDEN, NOT_FOUND */
export const changeAccount = <T>(
  ctx: SignedInContext,
  userId: string,
  work: (tx: Tx, account: LockedAccount) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockStaff(tx);
    await requireRight(ctx, tx, 'admin.change');
    const account = await lockAccountRow(tx, userId);
    if (account === null) throw new RuleError('NOT_FOUND');
    return work(tx, account);
  });

/** @throws RuleError OWN_PLATFORM_ROLE */
export function refuseOwnAccount({ user }: SignedInContext, userId: string): void {
  if (user.userId === userId) throw new RuleError('OWN_PLATFORM_ROLE');
}
