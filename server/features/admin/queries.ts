import type { Tx } from '../../core/database/db.ts';
import type { TimeCursor } from '../../core/database/paging.ts';

const listFields = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  createdAt: true,
  sentAt: true,
  attempts: true,
  lastError: true,
} as const;

export function listOutbox(tx: Tx, cursor: TimeCursor | null, take: number) {
  const { at: createdAt, id } = cursor ?? {};
  const after =
    createdAt === undefined || id === undefined
      ? {}
      : { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
  return tx.outboxMail.findMany({
    where: after,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: listFields,
  });
}

export const findOutboxMail = (tx: Tx, id: string) =>
  tx.outboxMail.findUnique({ where: { id }, select: { ...listFields, text: true } });

export const hasPlatformAdmin = async (tx: Tx): Promise<boolean> =>
  (await tx.user.findFirst({
    where: { lockedAt: null, emailVerifiedAt: { not: null }, profile: { platformRole: 'platform_admin' } },
    select: { id: true },
  })) !== null;
