/**
 * A forgotten password. Asking is answered alike for every address and costs the same, because the looking up happens in
 * a job afterwards. A new password ends everything by which somebody else may be in, or may still get in, and lifts the limits
 * that an attacker may have used up.
 */
import type { ResetPasswordInput } from '#shared/auth/schema.ts';
import { passwordChangedMail, resetPasswordMail } from '#shared/texts/mails.ts';
import type { App } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { forgetAttempts, networkOf, takeLinkAttempt, takeResetRequest } from './attempts.ts';
import { endAccess } from './end-access.ts';
import { mayMailReset } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { findToken, issueToken, spendToken } from './one-time-tokens.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import {
  findAccountByEmail,
  forgetNetworks,
  lockAccount,
  markEmailVerified,
  rememberNetwork,
  setPassword,
} from './queries.ts';

const queueName = 'request-password-reset';

export async function registerPasswordResetJob(app: App): Promise<void> {
  await app.queue.register(queueName, (data) => mailResetLink(app, data['email'] ?? ''), {
    retryLimit: 5,
    retryDelaySeconds: 10,
    lanes: [{ atOnce: 4 }],
    // It holds an address that somebody typed.
    keepSeconds: 86_400,
  });
}

export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  if (!(await takeResetRequest(ctx, email))) return;
  await inTransaction(ctx.app.db, (tx) => ctx.app.queue.add(tx, queueName, { email }));
}

async function mailResetLink(app: App, email: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account === null || account.lockedAt !== null || !(await mayMailReset(app, email))) return;
    await lockAccount(tx, account.id);
    const token = await issueToken(app, tx, { purpose: 'reset_password', userId: account.id, email });
    const url = links.resetPasswordWith(app, token);
    await addMail(app, tx, { to: email, text: resetPasswordMail(account.profile?.firstName ?? '', url) });
  });
}

export async function resetPassword(ctx: Context, { token, password }: ResetPasswordInput): Promise<{ email: string }> {
  const { app } = ctx;
  const step = { purpose: 'reset_password', token } as const;
  await takeLinkAttempt(ctx);
  // Hashing is costly on purpose: only for a link that leads somewhere.
  const link = await findToken(app, app.db.prisma, step);
  if (link === null) throw new RuleError('LINK_INVALID');
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const account = await inTransaction(app.db, async (tx) => {
    const found = await lockAccount(tx, link.userId);
    if ((await spendToken(app, tx, step)) === null) throw new RuleError('LINK_INVALID');
    await setPassword(tx, found.id, passwordHash);
    // The link arrived, so the address is theirs; the person is here, so this network is theirs.
    await markEmailVerified(tx, found.id, app.clock.now());
    await forgetNetworks(tx, found.id);
    await rememberNetwork(tx, found.id, { network: networkOf(ctx.origin.address), at: app.clock.now() });
    await endAccess(app, tx, found.id);
    await addMail(app, tx, {
      to: found.email,
      text: passwordChangedMail(found.profile?.firstName ?? '', links.resetPassword(app)),
    });
    return found;
  });
  await forgetAttempts(ctx, account.email);
  return { email: account.email };
}
