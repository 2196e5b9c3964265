import type { UserRoleChange } from '#shared/admin/users.ts';
import type { PlatformRole } from '#shared/auth/session-user.ts';
import { platformRoleMail } from '#shared/texts/admin/mails.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { listApplicantDataKinds, lockAccountType } from '../../account/service.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { addMail, confirmAddress, endSessions, setPlatformRole } from '../../auth/service.ts';
import { rightsChanged } from '../../members/service.ts';
import type { LockedAccount } from './account-queries.ts';
import { changeAccount, refuseOwnAccount } from './change-account.ts';

const losesRights = (from: PlatformRole | null, to: PlatformRole | null): boolean =>
  to === null || from === 'platform_admin';

/** @throws RuleError OWN_PLATFORM_ROLE, APPLICANT_ACCOUNT, LAST_PLATFORM_ADMIN, ACCOUNT_LOCKED, ADDRESS_UNCONFIRMED */
export async function changePlatformRole(
  ctx: SignedInContext,
  { userId, role, reason }: UserRoleChange,
): Promise<void> {
  refuseOwnAccount(ctx, userId);
  const { app } = ctx;
  await changeAccount(ctx, userId, async (tx, account) => {
    const { platformRole: from, person, firstName, email } = account;
    if (from === role) return;
    if (role !== null) {
      await refuseApplicant(tx, account);
      refuseUnconfirmed(account, app.outbox.sends);
      await confirmAddress(tx, userId, app.clock.now());
    }
    await setPlatformRole(tx, userId, role);
    if (losesRights(from, role)) await endSessions(app, tx, { userId });
    else await app.events.publish(tx, rightsChanged, { userId });
    const details = { from_role: from, to_role: role };
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'platform_role_changed', resourceId: userId, details, names });
    await addMail(app, tx, { to: email, text: platformRoleMail(firstName, { role, reason }) });
  });
}

/** Staff have no applicant area, so applicant data would become unreachable. The refusal does not name the data. */
export async function refuseApplicant(tx: Tx, { userId, platformRole }: LockedAccount): Promise<void> {
  const { userType } = await lockAccountType(tx, userId);
  if (platformRole !== null || userType !== 'applicant') return;
  if ((await listApplicantDataKinds(tx, userId)).length > 0) throw new RuleError('APPLICANT_ACCOUNT');
}

/** An unconfirmed address may have been registered by someone else. */
function refuseUnconfirmed({ lockedAt, emailVerifiedAt }: LockedAccount, sendsMail: boolean): void {
  if (lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
  if (sendsMail && emailVerifiedAt === null) throw new RuleError('ADDRESS_UNCONFIRMED');
}
