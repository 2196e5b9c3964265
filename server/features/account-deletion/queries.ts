import type { DeletionCause } from '#shared/account-deletion/schema.ts';
import type { Tx } from '../../core/database/db.ts';

type NewDeletion = {
  userId: string;
  cause: DeletionCause;
  requestedAt: Date;
  eraseAt: Date;
  tokenHash: string;
  wasLocked: boolean;
};

export async function insertDeletion(tx: Tx, row: NewDeletion): Promise<void> {
  await tx.accountDeletion.create({ data: row, select: { userId: true } });
}

export const findDeletionByToken = (tx: Tx, tokenHash: string) =>
  tx.accountDeletion.findUnique({ where: { tokenHash }, select: { userId: true, eraseAt: true, wasLocked: true } });

export const findDeletion = (tx: Tx, userId: string) =>
  tx.accountDeletion.findUnique({
    where: { userId },
    select: { cause: true, requestedAt: true, eraseAt: true, remindedAt: true },
  });

export async function deleteDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.accountDeletion.delete({ where: { userId }, select: { userId: true } });
}

export const listDueDeletions = (tx: Tx, now: Date, take: number): Promise<{ userId: string }[]> =>
  tx.accountDeletion.findMany({
    where: { eraseAt: { lte: now } },
    orderBy: { eraseAt: 'asc' },
    take,
    select: { userId: true },
  });

/** Open requests that a restore may have brought back with an open account. */
export const listOpenDeletions = (tx: Tx, now: Date): Promise<{ userId: string }[]> =>
  tx.accountDeletion.findMany({
    where: { eraseAt: { gt: now } },
    orderBy: { eraseAt: 'asc' },
    select: { userId: true },
  });

export const listUnreminded = (tx: Tx, requestedBefore: Date, take: number): Promise<{ userId: string }[]> =>
  tx.accountDeletion.findMany({
    where: { remindedAt: null, requestedAt: { lte: requestedBefore } },
    orderBy: { eraseAt: 'asc' },
    take,
    select: { userId: true },
  });

/** The link in the reminder replaces the earlier one, because only hashes are stored. */
export async function updateReminded(tx: Tx, userId: string, data: { remindedAt: Date; tokenHash: string }) {
  await tx.accountDeletion.update({ where: { userId }, data, select: { userId: true } });
}
