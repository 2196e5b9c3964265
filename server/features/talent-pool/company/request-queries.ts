import { Prisma } from '#prisma/generated/client.ts';
import type { RequestStatus } from '#shared/talent-pool/state.ts';
import type { Tx } from '../../../core/database/db.ts';
import { type Finder, isFindable, isOpenTo } from './findable.ts';

const status = Prisma.sql`case when r.declined_at is null then 'open' else 'declined' end as status`;

export type RequestOfJob = { userId: string; status: RequestStatus; text: string; sentAt: Date };
type RequestsQuery = { orgId: string; jobId: string; userIds: readonly string[] };

export const listRequests = (tx: Tx, { orgId, jobId, userIds }: RequestsQuery) =>
  tx.$queryRaw<RequestOfJob[]>`
    select r.user_id as "userId", ${status}, r.text, r.created_at as "sentAt" from contact_requests r
     where r.org_id = ${orgId}::uuid and r.job_id = ${jobId}::uuid and r.user_id = any(${[...userIds]}::uuid[])`;

type NewRequest = {
  orgId: string;
  personId: string;
  userId: string;
  jobId: string;
  text: string;
  authorId: string;
  createdAt: Date;
};

/** @returns false if the person already has a request for this job */
export async function insertRequest(tx: Tx, row: NewRequest): Promise<boolean> {
  return (await tx.contactRequest.createMany({ data: row, skipDuplicates: true })).count === 1;
}

export async function deleteDeclinedRequests(
  tx: Tx,
  key: { orgId: string; userId: string; jobId: string },
): Promise<void> {
  await tx.contactRequest.deleteMany({ where: { ...key, declinedAt: { not: null } } });
}

export const countOpenRequests = (tx: Tx, key: { orgId: string; userId: string }): Promise<number> =>
  tx.contactRequest.count({ where: { ...key, declinedAt: null } });

export async function updateSentCount(tx: Tx, { orgId, day }: { orgId: string; day: string }): Promise<void> {
  await tx.$executeRaw`
    insert into request_days as d (org_id, day, sent) values (${orgId}::uuid, ${day}::date, 1)
    on conflict (org_id) do update set day = excluded.day, sent = case when d.day = excluded.day then d.sent + 1 else 1 end`;
}

export async function countSentRequests(
  tx: Tx,
  { heirs, day }: { heirs: readonly string[]; day: string },
): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ sent: number }>>`
    select coalesce(sum(sent), 0)::int as sent from request_days where org_id = any(${[...heirs]}::uuid[]) and day = ${day}::date`;
  return rows[0]?.sent ?? 0;
}

export type SentRow = {
  requestId: string;
  personId: string;
  name: string;
  jobId: string;
  jobTitle: string;
  status: RequestStatus;
  sentAt: Date;
};
type Page = { finder: Finder; cursor: { id: string } | null; take: number };

export const listSentRequests = (tx: Tx, { finder, cursor, take }: Page) =>
  tx.$queryRaw<SentRow[]>`
    select r.id as "requestId", r.person_id as "personId", p.pseudonym as name, j.job_id as "jobId", j.title as "jobTitle", ${status},
           r.created_at as "sentAt"
      from contact_requests r
      join found_people p on p.org_id = r.org_id and p.id = r.person_id
      join found_profiles f on f.user_id = r.user_id
      join users u on u.id = r.user_id
      join published_jobs j on j.job_id = r.job_id and j.ends_at > ${finder.now}::timestamptz
     where r.org_id = ${finder.orgId}::uuid and ((r.declined_at is not null and ${isOpenTo(finder)}) or ${isFindable(finder)})
       ${
         cursor === null
           ? Prisma.empty
           : Prisma.sql`and (r.created_at, r.id) < (select c.created_at, c.id from contact_requests c
         where c.org_id = r.org_id and c.id = ${cursor.id}::uuid)`
       }
     order by r.created_at desc, r.id desc
     limit ${take}`;
