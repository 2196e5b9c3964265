/**
 * Requests get the same answer in the same time for every address, because a job looks the address up later. A new
 * password ends all other access and clears the limits that an attacker may have reached.
 */
import type { ResetPasswordInput, ResetRequestInput } from '#shared/auth/schema.ts';
import { passwordChangedMail } from '#shared/texts/auth/mails.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import { networkOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import { clearAttempts, consumeResetRequest, requireLinkAttempt } from './attempts.ts';
import { endAccess } from './end-sessions.ts';
import { passwordResetJob } from './jobs.ts';
import { addMail, links } from './mails.ts';
import { consumeToken, findToken } from './one-time-tokens.ts';
import { deletePasskeysOf } from './passkeys/queries.ts';
import { hashPassword, requireUncommonPassword } from './passwords.ts';
import { deleteNetworks, insertNetwork, lockAccount, updateEmailVerified, updatePassword } from './queries.ts';

export async function requestPasswordReset(ctx: Context, { email, next }: ResetRequestInput): Promise<void> {
  if (!(await consumeResetRequest(ctx, email))) return;
  const payload = { email, returnPath: next ?? '' };
  await inTransaction(ctx.app.db, (tx) => addJob(ctx.app, tx, { job: passwordResetJob, payload }));
}

export async function resetPassword(
  ctx: Context,
  { token, password }: ResetPasswordInput,
): Promise<{ email: string; next: string | null }> {
  const { app } = ctx;
  const step = { purpose: 'reset_password', token } as const;
  await requireLinkAttempt(ctx);
  const link = await findToken(app, app.db.prisma, step);
  if (link === null) throw new RuleError('LINK_INVALID');
  await requireUncommonPassword(password);
  const passwordHash = await hashPassword(password);
  const account = await inTransaction(app.db, async (tx) => {
    const lockedAccount = await lockAccount(tx, link.userId);
    if ((await consumeToken(app, tx, step)) === null) throw new RuleError('LINK_INVALID');
    await updatePassword(tx, lockedAccount.id, passwordHash);
    // Passkeys of an unconfirmed account may belong to another person.
    if (lockedAccount.emailVerifiedAt === null) await deletePasskeysOf(tx, lockedAccount.id);
    // The link proves the address. The owner is present, so only the current network stays known.
    await updateEmailVerified(tx, lockedAccount.id, app.clock.now());
    await deleteNetworks(tx, lockedAccount.id);
    await insertNetwork(tx, lockedAccount.id, { network: networkOf(ctx.origin.address), at: app.clock.now() });
    await endAccess(app, tx, { userId: lockedAccount.id });
    await logAccountEvent(ctx, tx, { action: 'own_password_reset', userId: lockedAccount.id, details: {}, names: {} });
    await addMail(app, tx, {
      to: lockedAccount.email,
      text: passwordChangedMail(lockedAccount.profile?.firstName ?? '', links.resetPassword(app)),
    });
    return lockedAccount;
  });
  await clearAttempts(ctx, account.email);
  return { email: account.email, next: link.returnPath };
}
