/** Switching the second factor on takes a first right code, switching it off takes the password; both are told by mail. */
import { twoFactorChangedMail } from '#shared/texts/mails.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { logAccountEvent } from '../audit/service.ts';
import {
  addMail,
  forgetAttempts,
  isCodeOf,
  newTotpSecret,
  replaceRecoveryCodes,
  sealTotpSecret,
  takeAttempt,
  takeSecurityChange,
} from '../auth/service.ts';
import { confirmTotp, removeTotp, storeTotpSecret } from './queries.ts';
import { holdOwnAccount, requirePassword } from './service.ts';

export async function prepareTwoFactor(
  ctx: SignedInContext,
  password: string,
): Promise<{ secret: string; qrCode: string }> {
  const checked = await requirePassword(ctx, password);
  if (checked.totpConfirmedAt !== null) throw new RuleError('TWO_FACTOR_ALREADY_ON');
  const prepared = await newTotpSecret(checked.email);
  await inTransaction(ctx.app.db, async (tx) => {
    const held = await holdOwnAccount(ctx, tx, checked);
    await storeTotpSecret(tx, held.id, sealTotpSecret(ctx.app, held.id, prepared.secret));
  });
  return prepared;
}

export async function confirmTwoFactor(ctx: SignedInContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const { app, user } = ctx;
  await takeAttempt(ctx, { email: user.email, userId: user.userId });
  await takeSecurityChange(ctx, user.userId);
  const recoveryCodes = await inTransaction(app.db, async (tx) => {
    const account = await holdOwnAccount(ctx, tx);
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
  const checked = await requirePassword(ctx, password);
  if (checked.totpConfirmedAt === null) return;
  await takeSecurityChange(ctx, checked.id);
  await inTransaction(ctx.app.db, async (tx) => {
    const held = await holdOwnAccount(ctx, tx, checked);
    await removeTotp(tx, held.id);
    await tell(ctx, tx, false);
  });
}

export async function renewRecoveryCodes(ctx: SignedInContext, password: string): Promise<{ recoveryCodes: string[] }> {
  const checked = await requirePassword(ctx, password);
  await takeSecurityChange(ctx, checked.id);
  const recoveryCodes = await inTransaction(ctx.app.db, async (tx) => {
    const held = await holdOwnAccount(ctx, tx, checked);
    if (held.totpConfirmedAt === null) throw new RuleError('NOT_FOUND');
    await logAccountEvent(ctx, tx, { action: 'own_recovery_codes_renewed', userId: held.id, details: {}, names: {} });
    return replaceRecoveryCodes(tx, held.id);
  });
  return { recoveryCodes };
}

async function tell(ctx: SignedInContext, tx: Tx, isOn: boolean): Promise<void> {
  const { app, user } = ctx;
  const action = isOn ? 'own_two_factor_switched_on' : 'own_two_factor_switched_off';
  await logAccountEvent(ctx, tx, { action, userId: user.userId, details: {}, names: {} });
  await addMail(app, tx, { to: user.email, text: twoFactorChangedMail(user.firstName, isOn) });
}
