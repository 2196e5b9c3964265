import type { Prisma } from '#prisma/generated/client.ts';
import { legalSlugs } from '#shared/consents/state.ts';
import type { Tx } from '../../core/database/db.ts';

const consentFields = {
  id: true,
  kind: true,
  version: true,
  orgId: true,
  orgName: true,
  document: true,
  givenAt: true,
  withdrawnAt: true,
  endedAs: true,
} as const;
export type ConsentRow = Prisma.ConsentGetPayload<{ select: typeof consentFields }>;

export const findOwnConsent = (tx: Tx, key: { id: string; userId: string }): Promise<ConsentRow | null> =>
  tx.consent.findUnique({ where: key, select: consentFields });

type ConsentsQuery = { userId: string; take: number; after: { at: Date; id: string } | null };

/** Newest first; those that apply come without terms and privacy information. */
export function listConsents(
  tx: Tx,
  part: 'current' | 'ended',
  { userId, take, after }: ConsentsQuery,
): Promise<ConsentRow[]> {
  const column = part === 'current' ? 'givenAt' : 'withdrawnAt';
  const ofPart =
    part === 'current' ? { withdrawnAt: null, kind: { notIn: [...legalSlugs] } } : { NOT: { withdrawnAt: null } };
  const cursor =
    after === null ? {} : { OR: [{ [column]: { lt: after.at } }, { [column]: after.at, id: { lt: after.id } }] };
  return tx.consent.findMany({
    where: { userId, AND: [ofPart, cursor] },
    orderBy: [{ [column]: 'desc' }, { id: 'desc' }],
    take,
    select: consentFields,
  });
}
