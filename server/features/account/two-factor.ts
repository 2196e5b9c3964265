/** Switching the second factor on takes a first right code, switching it off takes the password; both are told by mail. */
import { twoFactorChangedMail } from '#shared/texts/mails.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import {
  addMail,
  findAccount,
  forgetAttempts,
  isCodeOf,
  newTotpSecret,
  replaceRecoveryCodes,
  takeAttempt,
} from '../auth/service.ts';
import { confirmTotp, removeTotp, storeTotpSecret } from './queries.ts';
import { requirePassword } from './service.ts';

export async function prepareTwoFactor(
  ctx: SignedInContext,
  password: string,
): Promise<{ secret: string; qrCode: string }> {
  const account = await requirePassword(ctx, password);
  if (account.totpConfirmedAt !== null) throw new RuleError('TWO_FACTOR_ALREADY_ON');
  const prepared = await newTotpSecret(account.email);
  await storeTotpSecret(ctx.app.db.prisma, account.id, prepared.secret);
  return prepared;
}

export async function confirmTwoFactor(ctx: SignedInContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const { app, user } = ctx;
  await takeAttempt(ctx, { email: user.email, userId: user.userId });
  const recoveryCodes = await inTransaction(app.db, async (tx) => {
    const account = await findAccount(tx, user.userId);
    if (account.totpConfirmedAt !== null) throw new RuleError('TWO_FACTOR_ALREADY_ON');
    if (!(await isCodeOf(app, tx, { account, code }))) throw new RuleError('INVALID_CODE');
    await confirmTotp(tx, user.userId, app.clock.now());
    await tell(ctx, tx, true);
    return replaceRecoveryCodes(tx, user.userId);
  });
  await forgetAttempts(ctx, user.email);
  return { recoveryCodes };
}

export async function disableTwoFactor(ctx: SignedInContext, password: string): Promise<void> {
  const account = await requirePassword(ctx, password);
  if (account.totpConfirmedAt === null) return;
  await inTransaction(ctx.app.db, async (tx) => {
    await removeTotp(tx, account.id);
    await tell(ctx, tx, false);
  });
}

export async function renewRecoveryCodes(ctx: SignedInContext, password: string): Promise<{ recoveryCodes: string[] }> {
  const account = await requirePassword(ctx, password);
  if (account.totpConfirmedAt === null) throw new RuleError('NOT_FOUND');
  return { recoveryCodes: await inTransaction(ctx.app.db, (tx) => replaceRecoveryCodes(tx, account.id)) };
}

const tell = ({ app, user }: SignedInContext, tx: Tx, isOn: boolean) =>
  addMail(app, tx, { to: user.email, text: twoFactorChangedMail(user.firstName, isOn) });
