import { memberName } from '#shared/members/member.ts';
import type { Tx } from '../../../core/database/db.ts';

/** Advisory lock key. The triggers of migration admin_portal use the same one. */
const staffLockKey = 727465107;

/** Take this lock before any row lock; otherwise two admins who act on each other deadlock. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${staffLockKey}::bigint)`;
}

const lockedAccountFields = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  lockedAt: true,
  totpConfirmedAt: true,
  deletion: { select: { eraseAt: true } },
  profile: { select: { firstName: true, lastName: true, platformRole: true } },
} as const;

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccountRow>>>;

export async function lockAccountRow(tx: Tx, userId: string) {
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
  const row = await tx.user.findUnique({ where: { id: userId }, select: lockedAccountFields });
  if (row === null) return null;
  const { profile, id, ...account } = row;
  const firstName = profile?.firstName ?? '';
  const person = memberName({ firstName, lastName: profile?.lastName ?? '', email: row.email });
  return { ...account, userId: id, firstName, person, platformRole: profile?.platformRole ?? null };
}

const mailFields = { subject: true, createdAt: true, sentAt: true, attempts: true } as const;
export type MailRow = Awaited<ReturnType<typeof listMailsTo>>[number];

export const listMailsTo = (tx: Tx, recipient: string, kinds: readonly string[]) =>
  tx.outboxMail.findMany({
    where: { recipient, kind: { in: [...kinds] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 20,
    select: mailFields,
  });

export const findAccountState = (tx: Tx, userId: string) =>
  tx.user.findUnique({
    where: { id: userId },
    select: {
      emailVerifiedAt: true,
      lockedAt: true,
      lockReason: true,
      totpConfirmedAt: true,
      deletion: { select: { eraseAt: true } },
    },
  });
