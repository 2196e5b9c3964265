import type { Tx } from '../../core/database/db.ts';

export function findPendingEmail(tx: Tx, userId: string, now: Date) {
  return tx.oneTimeToken.findFirst({
    where: { userId, purpose: 'change_email', usedAt: null, expiresAt: { gt: now } },
    select: { email: true },
  });
}

export const countUnusedRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });
