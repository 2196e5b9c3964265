import type { UserAction } from '#shared/admin/users.ts';
import { lockedMail, unlockedMail } from '#shared/texts/admin/mails.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { startDeletionByStaff } from '../../account-deletion/service.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { addMail, endAccess, setLock } from '../../auth/service.ts';
import { publishToCompaniesOf } from '../../releases/service.ts';
import { changeAccount, refuseOwnAccount } from './change-account.ts';

/** @throws RuleError OWN_PLATFORM_ROLE, ALREADY_LOCKED, LAST_PLATFORM_ADMIN */
export async function lockUser(ctx: SignedInContext, { userId, reason }: UserAction): Promise<void> {
  refuseOwnAccount(ctx, userId);
  const { app } = ctx;
  await changeAccount(ctx, userId, async (tx, { lockedAt, person, firstName, email }) => {
    if (lockedAt !== null) throw new RuleError('ALREADY_LOCKED');
    await publishToCompaniesOf(app, tx, userId);
    await setLock(tx, userId, { at: app.clock.now(), reason });
    await endAccess(app, tx, { userId });
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'user_locked', resourceId: userId, details: {}, names });
    await addMail(app, tx, { to: email, text: lockedMail(firstName, reason) });
  });
}

/** @throws RuleError NOT_LOCKED, ALREADY_CLOSED */
export async function unlockUser(ctx: SignedInContext, { userId, reason }: UserAction): Promise<void> {
  const { app } = ctx;
  await changeAccount(ctx, userId, async (tx, { lockedAt, deletion, person, firstName, email }) => {
    if (deletion !== null) throw new RuleError('ALREADY_CLOSED');
    if (lockedAt === null) throw new RuleError('NOT_LOCKED');
    await setLock(tx, userId, null);
    await publishToCompaniesOf(app, tx, userId);
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'user_unlocked', resourceId: userId, details: {}, names });
    await addMail(app, tx, { to: email, text: unlockedMail(firstName, { reason, url: `${app.env.APP_URL}/auth` }) });
  });
}

/** For a person who asks in writing. @throws RuleError OWN_PLATFORM_ROLE, ALREADY_CLOSED, SOLE_OWNER, LAST_PLATFORM_ADMIN */
export async function startUserDeletion(ctx: SignedInContext, { userId, reason }: UserAction): Promise<void> {
  refuseOwnAccount(ctx, userId);
  await changeAccount(ctx, userId, (tx, { person }) => startDeletionByStaff(ctx, tx, { userId, reason, person }));
}
