/** What somebody has agreed to, in which words and since when; withdrawn it stays as a proof. */
import type { Tx } from '../../core/database/db.ts';

type Agreed = { userId: string; kind: string; version: number; givenAt: Date };

export async function insertConsent(tx: Tx, consent: Agreed): Promise<void> {
  await tx.consent.create({ data: consent, select: { id: true } });
}

export async function withdrawConsents(
  tx: Tx,
  { userId, kind, withdrawnAt }: { userId: string; kind: string; withdrawnAt: Date },
): Promise<void> {
  await tx.consent.updateMany({ where: { userId, kind, withdrawnAt: null }, data: { withdrawnAt } });
}
