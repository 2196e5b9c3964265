import type { SecondFactorChange } from '#shared/account/schema.ts';
import { twoFactorChangedMail } from '#shared/texts/auth/mails.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import {
  addMail,
  confirmTotp,
  forgetAttempts,
  isCodeOf,
  newTotpSecret,
  removeTotp,
  replaceRecoveryCodes,
  requireAttempt,
  requireSecurityChange,
  sealTotpSecret,
  storeTotpSecret,
} from '../auth/service.ts';
import { lockOwnAccount, requirePassword, withIdentityProof } from './service.ts';

export async function prepareTwoFactor(
  ctx: SignedInContext,
  password: string,
): Promise<{ secret: string; qrCode: string }> {
  const checked = await requirePassword(ctx, password);
  if (checked.totpConfirmedAt !== null) throw new RuleError('TWO_FACTOR_ALREADY_ON');
  const prepared = await newTotpSecret(checked.email);
  await inTransaction(ctx.app.db, async (tx) => {
    const held = await lockOwnAccount(ctx, tx, checked);
    await storeTotpSecret(tx, held.id, sealTotpSecret(ctx.app, held.id, prepared.secret));
  });
  return prepared;
}

export async function confirmTwoFactor(ctx: SignedInContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const { app, user } = ctx;
  await requireAttempt(ctx, { email: user.email, userId: user.userId });
  await requireSecurityChange(ctx, user.userId);
  const recoveryCodes = await inTransaction(app.db, async (tx) => {
    const account = await lockOwnAccount(ctx, tx);
    if (account.totpConfirmedAt !== null) throw new RuleError('TWO_FACTOR_ALREADY_ON');
    if (!(await isCodeOf(app, tx, { account, code }))) throw new RuleError('INVALID_CODE');
    await confirmTotp(tx, user.userId, app.clock.now());
    await mailChange(ctx, tx, true);
    return replaceRecoveryCodes(tx, user.userId);
  });
  await forgetAttempts(ctx, user.email);
  return { recoveryCodes };
}

/** @throws RuleError WRONG_PASSWORD, INVALID_CODE, SECOND_FACTOR_UNREADABLE, TOO_MANY_ATTEMPTS */
export async function disableTwoFactor(ctx: SignedInContext, proof: SecondFactorChange): Promise<void> {
  await withSecondFactor(ctx, proof, async (tx, userId) => {
    await removeTotp(tx, userId);
    await mailChange(ctx, tx, false);
  });
}

/** @throws RuleError NOT_FOUND if the second factor is off, and as `disableTwoFactor` */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  proof: SecondFactorChange,
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = await withSecondFactor(ctx, proof, async (tx, userId) => {
    await logAccountEvent(ctx, tx, { action: 'own_recovery_codes_renewed', userId, details: {}, names: {} });
    return replaceRecoveryCodes(tx, userId);
  });
  if (recoveryCodes === null) throw new RuleError('NOT_FOUND');
  return { recoveryCodes };
}

const withSecondFactor = <T>(
  ctx: SignedInContext,
  proof: SecondFactorChange,
  change: (tx: Tx, userId: string) => Promise<T>,
): Promise<T | null> =>
  withIdentityProof(ctx, proof, async (tx, { id, totpConfirmedAt }) =>
    totpConfirmedAt === null ? null : change(tx, id),
  );

async function mailChange(ctx: SignedInContext, tx: Tx, isOn: boolean): Promise<void> {
  const { app, user } = ctx;
  const action = isOn ? 'own_two_factor_switched_on' : 'own_two_factor_switched_off';
  await logAccountEvent(ctx, tx, { action, userId: user.userId, details: {}, names: {} });
  await addMail(app, tx, { to: user.email, text: twoFactorChangedMail(user.firstName, isOn) });
}
