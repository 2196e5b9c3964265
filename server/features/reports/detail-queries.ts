import { Prisma } from '#prisma/generated/client.ts';
import { type Decision, undecidedStates } from '#shared/reports/report.ts';
import type { AdminReportRow, OtherReport } from '#shared/reports/schema.ts';
import { formerMember } from '#shared/texts/words.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';

export type StoredReport = AdminReportRow & {
  resourceId: string | null;
  orgId: string | null;
  orgName: string | null;
  reason: string;
  text: string;
  email: string;
  firstName: string;
  answer: string;
  handler: string | null;
  handledAt: Date | null;
  further: number;
};

/**
 * Columns of `reports r` and `profiles p`. Reporters of messages stay without a name, because participants are private.
 */
export const listColumns = Prisma.sql`
  r.id as "reportId", r.kind, r.title, r.category, r.state, r.from_company as "fromCompany", r.created_at as "createdAt",
  case when r.kind = 'message' then '' else coalesce(p.first_name || ' ' || p.last_name, r.reporter_name) end as "reporterName"`;

export async function findReport(tx: Tx, reportId: string): Promise<StoredReport | null> {
  const [row] = await tx.$queryRaw<StoredReport[]>`
    select ${listColumns}, r.resource_id as "resourceId", r.org_id as "orgId", o.name as "orgName", r.reason, r.text,
           coalesce(p.email, r.reporter_email) as email, coalesce(p.first_name, '') as "firstName", r.answer,
           case when r.state <> 'open' then coalesce(${fullName('h')}, ${formerMember}) end as handler,
           r.handled_at as "handledAt", r.further
      from reports r
      left join profiles p on p.user_id = r.reporter_id
      left join orgs o on o.id = r.org_id
      left join profiles h on h.user_id = r.handled_by
     where r.id = ${reportId}::uuid`;
  return row ?? null;
}

const maxCounted = 1_000;
const maxShown = 10;

type OtherReportsKey = { resourceId: string; reportId: string };

export async function findOtherReports(tx: Tx, { resourceId, reportId }: OtherReportsKey) {
  const [counted, newest] = await Promise.all([
    tx.$queryRaw<Array<{ count: number }>>`
      select count(*)::int as count
        from (select 1 from reports where resource_id = ${resourceId}::uuid and id <> ${reportId}::uuid limit ${maxCounted}) o`,
    tx.$queryRaw<OtherReport[]>`
      select id as "reportId", category, state, created_at as "createdAt"
        from reports where resource_id = ${resourceId}::uuid and id <> ${reportId}::uuid
       order by created_at desc, id desc
       limit ${maxShown}`,
  ]);
  return { count: counted[0]?.count ?? 0, newest };
}

/** @returns false if the report was not open */
export async function updateReviewStarted(tx: Tx, reportId: string, userId: string): Promise<boolean> {
  const where = { id: reportId, state: 'open' };
  return (await tx.report.updateMany({ where, data: { state: 'reviewing', handledBy: userId } })).count === 1;
}

type ReportDecision = { reportId: string; state: Decision; answer: string; handledBy: string; handledAt: Date };

/** @returns false if the report was already decided */
export async function updateDecision(tx: Tx, { reportId, ...data }: ReportDecision): Promise<boolean> {
  const where = { id: reportId, state: { in: [...undecidedStates] } };
  return (await tx.report.updateMany({ where, data })).count === 1;
}
