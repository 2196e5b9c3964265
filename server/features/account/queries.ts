import type { NameInput } from '#shared/account/schema.ts';
import type { Tx } from '../../core/database/db.ts';

export async function updateName(tx: Tx, userId: string, name: NameInput): Promise<void> {
  await tx.profile.update({ where: { userId }, data: name, select: { userId: true } });
}

export function findPendingEmail(tx: Tx, userId: string, now: Date) {
  return tx.oneTimeToken.findFirst({
    where: { userId, purpose: 'change_email', usedAt: null, expiresAt: { gt: now } },
    select: { email: true },
  });
}

export const countUnusedRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });

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
