import type { Tx } from '../../core/database/db.ts';
import { getsMail } from '../auth/service.ts';

export async function isSubscribed(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.jobMailSubscription.count({ where: { userId, endedAt: null } })) === 1;
}

export async function insertSubscription(
  tx: Tx,
  row: { userId: string; tokenHash: string; createdAt: Date },
): Promise<boolean> {
  const { userId, tokenHash, createdAt } = row;
  const count = await tx.$executeRaw`
    insert into job_mail_subscriptions as s (user_id, token_hash, created_at)
    values (${userId}::uuid, ${tokenHash}, ${createdAt}::timestamptz)
    on conflict (user_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at, last_sent_at = null, ended_at = null
      where s.ended_at is not null`;
  return count === 1;
}

/** @returns the user id, or null if no subscription was active */
export async function updateSubscriptionEnd(
  tx: Tx,
  target: ({ userId: string } | { tokenHash: string }) & { at: Date },
): Promise<string | null> {
  const { at, ...where } = target;
  const data = { endedAt: at };
  const ended = await tx.jobMailSubscription.updateManyAndReturn({ where: { ...where, endedAt: null }, data });
  return ended[0]?.userId ?? null;
}

export async function isEnded(tx: Tx, tokenHash: string): Promise<boolean | null> {
  const row = await tx.jobMailSubscription.findUnique({ where: { tokenHash }, select: { endedAt: true } });
  return row === null ? null : row.endedAt !== null;
}

export type DueMail = { userId: string; email: string; firstName: string; createdAt: Date; since: Date };

export const listDueMails = (tx: Tx, { dueAt, after, take }: { dueAt: Date; after: string; take: number }) =>
  tx.$queryRaw<DueMail[]>`
    select s.user_id as "userId", u.email, p.first_name as "firstName", s.created_at as "createdAt",
           coalesce(s.last_sent_at, s.created_at) as since
      from job_mail_subscriptions s
      join users u on u.id = s.user_id and ${getsMail}
      join profiles p on p.user_id = s.user_id and p.user_type = 'applicant' and p.platform_role is null
     where (s.last_sent_at < ${dueAt}::timestamptz or (s.last_sent_at is null and s.created_at < ${dueAt}::timestamptz))
       and s.ended_at is null and s.user_id > ${after}::uuid
     order by s.user_id limit ${take}`;

type ProcessedMail = { userId: string; dueAt: Date; tokenHash: string };

/** @returns false if another process was first or the subscription has ended */
export async function updateLastSentAt(tx: Tx, { userId, dueAt, tokenHash }: ProcessedMail): Promise<boolean> {
  const count = await tx.$executeRaw`
    update job_mail_subscriptions set last_sent_at = ${dueAt}::timestamptz, token_hash = ${tokenHash}
     where user_id = ${userId}::uuid and ended_at is null and coalesce(last_sent_at, created_at) < ${dueAt}::timestamptz`;
  return count === 1;
}
