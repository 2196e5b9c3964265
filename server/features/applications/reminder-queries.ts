import { Prisma } from '#prisma/generated/client.ts';
import { unansweredStatuses } from '#shared/applications/status.ts';
import { timeZone } from '#shared/product.ts';
import type { JobCount } from '#shared/texts/applications/mails.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';
import { visibleJoin } from './move-queries.ts';

/** Days as 2026-11-24, both inclusive. */
export type Span = { from: string; to: string; now: Date };

/** Unanswered applications with a reply date in this span. People who applied after the date were promised no reply. */
const unanswered = ({ from, to, now }: Span, replyDate = Prisma.sql`a.reply_by`): Prisma.Sql => Prisma.sql`
  from applications a ${visibleJoin(now)}
  join orgs o on o.id = a.org_id and ${isUnlocked('o')}
 where ${replyDate} between ${from}::date and ${to}::date and a.status = any(${[...unansweredStatuses]}::text[]::application_status[])
   and (a.applied_at at time zone ${timeZone})::date <= a.reply_by`;

/** The end of the month for anonymous applications, because the day would reveal the day of the application. */
const reminderDate = Prisma.sql`case when r.scope = 'anonymous' then (date_trunc('month', a.reply_by) + interval '1 month - 1 day')::date
  else a.reply_by end`;

export async function listOrganisationsToRemind(tx: Tx, span: Span): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ orgId: string }>>`
    select distinct a.org_id as "orgId" ${unanswered(span, reminderDate)} and a.reminded_at is null`;
  return rows.map(({ orgId }) => orgId);
}

export const updateRemindedAt = (tx: Tx, orgId: string, span: Span): Promise<JobCount[]> =>
  tx.$queryRaw<JobCount[]>`
    with due as (
      update applications set reminded_at = ${span.now}::timestamptz
       where org_id = ${orgId}::uuid and reminded_at is null
         and id in (select a.id ${unanswered(span, reminderDate)} and a.org_id = ${orgId}::uuid and a.reminded_at is null)
      returning job_id, job_title)
    select max(job_title) as "jobTitle", count(*)::int as count from due group by job_id order by count desc, "jobTitle"`;

export async function listOverduePeople(tx: Tx, span: Span, page: { after: string; take: number }): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ userId: string }>>`
    select distinct a.user_id as "userId" ${unanswered(span)} and a.overdue_told_at is null and a.user_id > ${page.after}::uuid
     order by a.user_id limit ${page.take}`;
  return rows.map(({ userId }) => userId);
}

type Overdue = { jobTitle: string; company: string };

export const updateOverdueNotifiedAt = (tx: Tx, userId: string, span: Span): Promise<Overdue[]> =>
  tx.$queryRaw<Overdue[]>`
    with due as (
      update applications set overdue_told_at = ${span.now}::timestamptz
       where user_id = ${userId}::uuid and overdue_told_at is null
         and id in (select a.id ${unanswered(span)} and a.user_id = ${userId}::uuid and a.overdue_told_at is null)
      returning org_id, job_title, reply_by)
    select job_title as "jobTitle", o.name as company from due join orgs o on o.id = due.org_id order by reply_by, job_title`;
