import type { UserAction, UserTwoFactor } from '#shared/admin/users.ts';
import { normalizeEmail } from '#shared/auth/email-address.ts';
import { resetSentMail, sessionsEndedMail, twoFactorSwitchedOffMail } from '#shared/texts/admin/mails.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { logAuditEvent } from '../../audit/service.ts';
import {
  addMail,
  consumeMailTo,
  endAccess,
  endSessions,
  links,
  removeTotp,
  sendResetLink,
} from '../../auth/service.ts';
import { changeAccount, refuseOwnAccount } from './change-account.ts';

export async function endUserSessions(ctx: SignedInContext, { userId, reason }: UserAction): Promise<void> {
  const { app } = ctx;
  await changeAccount(ctx, userId, async (tx, { person, firstName, email }) => {
    const sessions = await endSessions(app, tx, { userId });
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'user_sessions_ended', resourceId: userId, details: { sessions }, names });
    const text = sessionsEndedMail(firstName, { reason, url: links.resetPassword(app) });
    await addMail(app, tx, { to: email, text });
  });
}

/** Mails from staff have a separate rate limit. @throws RuleError ACCOUNT_LOCKED, TOO_MANY_MAILS */
export async function sendUserReset(ctx: SignedInContext, { userId, reason }: UserAction): Promise<void> {
  const { app } = ctx;
  await changeAccount(ctx, userId, async (tx, { lockedAt, person, firstName, email }) => {
    if (lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
    if ((await consumeMailTo(app, email, 'resetSent')) !== null) throw new RuleError('TOO_MANY_MAILS');
    const text = (url: string) => resetSentMail(firstName, { reason, url });
    await sendResetLink(app, tx, { userId, email, returnPath: null, text });
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'password_reset_sent', resourceId: userId, details: {}, names });
  });
}

/**
 * Not for one's own account: that needs the password, under 'Konto'.
 * @throws RuleError OWN_PLATFORM_ROLE, TWO_FACTOR_OFF, WRONG_CONFIRMATION
 */
export async function switchOffTwoFactor(ctx: SignedInContext, input: UserTwoFactor): Promise<void> {
  const { app } = ctx;
  const { userId, reason, confirmation } = input;
  refuseOwnAccount(ctx, userId);
  await changeAccount(ctx, userId, async (tx, { totpConfirmedAt, person, firstName, email }) => {
    if (normalizeEmail(confirmation) !== email) throw new RuleError('WRONG_CONFIRMATION');
    if (totpConfirmedAt === null) throw new RuleError('TWO_FACTOR_OFF');
    await removeTotp(tx, userId);
    await endAccess(app, tx, { userId });
    const names = { person, reason };
    await logAuditEvent(ctx, tx, { action: 'two_factor_switched_off', resourceId: userId, details: {}, names });
    await addMail(app, tx, { to: email, text: twoFactorSwitchedOffMail(firstName, reason) });
  });
}
