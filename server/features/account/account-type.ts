/** A trigger (migration account_type) refuses applicant data in other accounts, also during concurrent writes. */
import { isStaff, type UserType } from '#shared/auth/session-user.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import { requireSecurityChange, setAccountType } from '../auth/service.ts';
import { removePreference } from '../matching/service.ts';
import { rightsChanged } from '../members/service.ts';
import { lockAccountType } from './queries.ts';
import { listTypeObstacles, lockOwnAccount } from './service.ts';

/** @throws RuleError FORBIDDEN for staff, ACCOUNT_TYPE_IN_USE with the obstacles, TOO_MANY_ATTEMPTS */
export async function changeAccountType(ctx: SignedInContext, to: UserType): Promise<void> {
  const { app, user } = ctx;
  if (isStaff(user)) throw new RuleError('FORBIDDEN');
  await requireSecurityChange(ctx, user.userId);
  await inTransaction(app.db, async (tx) => {
    const { id: userId } = await lockOwnAccount(ctx, tx);
    const { userType: from, platformRole, isMember } = await lockAccountType(tx, userId);
    if (platformRole !== null) throw new RuleError('FORBIDDEN');
    if (from === to) return;
    const obstacles = await listTypeObstacles(tx, { userId, userType: from, isMember });
    if (obstacles.length > 0) throw new RuleError('ACCOUNT_TYPE_IN_USE', { obstacles });
    await removePreference(tx, userId);
    await setAccountType(tx, userId, to);
    await logAccountEvent(ctx, tx, { action: 'own_type_changed', userId, details: { from, to }, names: {} });
    await app.events.publish(tx, rightsChanged, { userId });
  });
}
