/**
 * Staff actions on accounts are serialised: the actor is still a platform admin, and two admins cannot demote each
 * other. Admins cannot change rights of their own account here.
 */

import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireRight } from '../../members/service.ts';
import { type LockedAccount, lockAccountRow, lockStaff } from './account-queries.ts';

/**
 * Locks the account. A database trigger prevents the loss of the last admin.
 * @throws RuleError FORBIDDEN, NOT_FOUND
 */
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
