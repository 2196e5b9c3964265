import { Prisma } from '#prisma/generated/client.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import type { Tx } from '../../../core/database/db.ts';
import { isUnlocked, nameById } from '../../../core/database/fragments.ts';
import type { TimeCursor } from '../../../core/database/paging.ts';
import { pageSlug } from '../../releases/service.ts';

export type ReceivedRow = {
  requestId: string;
  companyName: string;
  slug: string | null;
  isVerified: boolean;
  jobId: string;
  jobTitle: string;
  text: string;
  authorName: string | null;
  sentAt: Date;
  endsAt: Date;
  isDeclined: boolean;
};

const visibleRequestsSql = (userId: string, now: Date): Prisma.Sql => Prisma.sql`
  from contact_requests r
  join found_profiles f on f.user_id = r.user_id and f.expires_at > ${now}::timestamptz
  join orgs o on o.id = r.org_id and ${isUnlocked('o')}
  join published_jobs j on j.job_id = r.job_id and j.ends_at > ${now}::timestamptz
 where r.user_id = ${userId}::uuid`;

export type ReceivedCursor = TimeCursor & Pick<ReceivedRow, 'isDeclined'>;
type Page = { userId: string; now: Date; cursor: ReceivedCursor | null; take: number };

/** Open ones first. */
export const listReceived = (tx: Tx, { userId, now, cursor, take }: Page) =>
  tx.$queryRaw<ReceivedRow[]>`
    select r.id as "requestId", o.name as "companyName", ${pageSlug}, o.verified_at is not null as "isVerified", j.job_id as "jobId",
           j.title as "jobTitle", r.text, r.created_at as "sentAt", j.ends_at as "endsAt", r.declined_at is not null as "isDeclined",
           ${nameById('r.author_id')} as "authorName"
      ${visibleRequestsSql(userId, now)}
       ${cursor === null ? Prisma.empty : Prisma.sql`and (r.declined_at is null, r.created_at, r.id) < (${!cursor.isDeclined}::boolean, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
     order by (r.declined_at is null) desc, r.created_at desc, r.id desc
     limit ${take}`;

export async function countOpenRequests(tx: Tx, userId: string, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ count: number }>>`
    select count(*)::int as count ${visibleRequestsSql(userId, now)} and r.declined_at is null`;
  return rows[0]?.count ?? 0;
}

/** Newest first. */
export const listAskedJobs = (tx: Tx, { userId, now, take }: { userId: string; now: Date; take: number }) =>
  tx.$queryRaw<AskedJob[]>`
    select j.job_id as "jobId", j.title as "jobTitle", o.name as "companyName", ${pageSlug}
      ${visibleRequestsSql(userId, now)} and r.declined_at is null
     order by r.created_at desc, r.id desc limit ${take}`;

export type OpenRequest = {
  orgId: string;
  personId: string;
  jobId: string;
  jobTitle: string;
  pseudonym: string;
};
type Key = { userId: string; requestId: string; now: Date };

export async function findOpenRequest(
  tx: Tx,
  { userId, requestId, now }: Key,
  isLocked = false,
): Promise<OpenRequest | null> {
  const rows = await tx.$queryRaw<OpenRequest[]>`
    select r.org_id as "orgId", r.person_id as "personId", j.job_id as "jobId", j.title as "jobTitle",
           (select p.pseudonym from found_people p where p.org_id = r.org_id and p.id = r.person_id) as pseudonym
      ${visibleRequestsSql(userId, now)} and r.id = ${requestId}::uuid and r.declined_at is null
      ${isLocked ? Prisma.sql`for update of r` : Prisma.empty}`;
  return rows[0] ?? null;
}

export async function updateDeclinedAt(
  tx: Tx,
  key: { orgId: string; requestId: string },
  declinedAt: Date,
): Promise<void> {
  const where = { orgId_id: { orgId: key.orgId, id: key.requestId } };
  await tx.contactRequest.update({ where, data: { declinedAt }, select: { id: true } });
}
