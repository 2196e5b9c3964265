import { generateSecret, generateURI, verify } from 'otplib';
import QRCode from 'qrcode';
import { productName } from '#shared/product.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { hashToken, readableCode } from '../../core/runtime/random.ts';
import type { Account } from './queries.ts';

const toleranceSeconds = 30;
const recoveryCodeCount = 10;
const recoveryCodeLength = 12;

export async function createTotpSecret(email: string): Promise<{ secret: string; qrCode: string }> {
  const secret = generateSecret();
  const uri = generateURI({ issuer: productName, label: email, secret });
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

export const sealTotpSecret = ({ secrets }: App, userId: string, secret: string): string =>
  secrets.seal(secret, `totp ${userId}`);

export const openTotpSecret = ({ secrets }: App, userId: string, stored: string): string | null =>
  secrets.open(stored, `totp ${userId}`);

/**
 * Consumes the code. @throws RuleError SECOND_FACTOR_UNREADABLE for an app code whose secret cannot be decrypted;
 * recovery codes still work
 */
export async function consumeSecondFactorCode(
  app: App,
  tx: Tx,
  given: { account: Account; code: string },
): Promise<boolean> {
  const { account, code } = given;
  if (account.totpSecret === null) return false;
  return code.length === recoveryCodeLength ? consumeRecoveryCode(app, tx, given) : consumeTotp(app, tx, given);
}

async function consumeTotp(app: App, tx: Tx, { account, code }: { account: Account; code: string }): Promise<boolean> {
  const epoch = Math.floor(app.clock.now().getTime() / 1000);
  const secret = openTotpSecret(app, account.id, account.totpSecret ?? '');
  if (secret === null) throw new RuleError('SECOND_FACTOR_UNREADABLE');
  const replay = account.totpLastStep === null ? {} : { afterTimeStep: account.totpLastStep };
  const result = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: toleranceSeconds,
    ...replay,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  // A replayed code matches no row.
  const unused = { OR: [{ totpLastStep: null }, { totpLastStep: { lt: result.timeStep } }] };
  const { count } = await tx.user.updateMany({
    where: { id: account.id, ...unused },
    data: { totpLastStep: result.timeStep },
  });
  return count === 1;
}

async function consumeRecoveryCode(
  app: App,
  tx: Tx,
  { account, code }: { account: Account; code: string },
): Promise<boolean> {
  const where = { userId: account.id, codeHash: hashToken(code), usedAt: null };
  const { count } = await tx.recoveryCode.updateMany({ where, data: { usedAt: app.clock.now() } });
  return count === 1;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => readableCode(recoveryCodeLength));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashToken(code) })) });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function storeTotpSecret(tx: Tx, userId: string, totpSecret: string): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, totpConfirmedAt: null }, data: { totpSecret, totpLastStep: null } });
}

export async function confirmTotp(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { totpConfirmedAt: at }, select: { id: true } });
}

export async function removeTotp(tx: Tx, userId: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    select: { id: true },
  });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
