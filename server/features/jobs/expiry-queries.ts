import type { Tx } from '../../core/database/db.ts';
import { getsMail, type Recipient as MailRecipient } from '../auth/service.ts';

export async function listOrganisationsWithEndingJobs(
  tx: Tx,
  span: { after?: Date; until: Date; unreminded: boolean },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ orgId: string }[]>`
    select distinct org_id as "orgId" from jobs
     where ends_at <= ${span.until}::timestamptz and (${span.after ?? null}::timestamptz is null or ends_at > ${span.after ?? null}::timestamptz)
       and (not ${span.unreminded}::boolean or reminded_of_end is distinct from ends_at)`;
  return rows.map(({ orgId }) => orgId);
}

export type EndingJob = { jobId: string; title: string; endsAt: Date; createdBy: string | null };

export const lockExpiredJobs = (tx: Tx, { orgId, now, take }: { orgId: string; now: Date; take: number }) =>
  tx.$queryRaw<EndingJob[]>`
    select id as "jobId", title, ends_at as "endsAt", created_by as "createdBy" from jobs
     where org_id = ${orgId}::uuid and ends_at <= ${now}::timestamptz
     order by ends_at, id limit ${take} for update skip locked`;

export const lockJobsToRemind = (tx: Tx, { orgId, now, until }: { orgId: string; now: Date; until: Date }) =>
  tx.$queryRaw<EndingJob[]>`
    select id as "jobId", title, ends_at as "endsAt", created_by as "createdBy" from jobs
     where org_id = ${orgId}::uuid and ends_at > ${now}::timestamptz and ends_at <= ${until}::timestamptz
       and reminded_of_end is distinct from ends_at
     order by ends_at, id for update`;

export const updateRemindedAt = (tx: Tx, orgId: string, jobIds: readonly string[]) =>
  tx.$executeRaw`
    update jobs set reminded_of_end = ends_at where org_id = ${orgId}::uuid and id = any(${[...jobIds]}::uuid[])`;

type Recipient = MailRecipient & { isManager: boolean };

export const listRecipients = (tx: Tx, { orgId, authors }: { orgId: string; authors: readonly string[] }) =>
  tx.$queryRaw<Recipient[]>`
    select p.user_id as "userId", p.email, p.first_name as "firstName", m.role in ('owner', 'admin') as "isManager"
      from org_members m join profiles p on p.user_id = m.user_id
      join users u on u.id = m.user_id and ${getsMail}
     where m.org_id = ${orgId}::uuid and (m.role in ('owner', 'admin') or m.user_id = any(${[...authors]}::uuid[]))
     order by m.created_at, m.user_id
     limit 100`;
