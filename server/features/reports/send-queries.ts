import { type PublicKind, type ReportCategory, reportLimits, undecidedStates } from '#shared/reports/report.ts';
import type { Tx } from '../../core/database/db.ts';
import { sqlLiterals } from '../../core/database/fragments.ts';

export async function lockReportsOfResource(tx: Tx, resourceId: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`report ${resourceId}`}, 0))::text`;
}

/** If too many reports are open, counts this one at the oldest. @returns true if it did */
export async function updateFurtherCount(tx: Tx, resourceId: string): Promise<boolean> {
  const counted = await tx.$executeRaw`
    with pending as (
      select id, created_at from reports where resource_id = ${resourceId}::uuid and state in (${sqlLiterals(undecidedStates)}))
    update reports set further = further + 1
     where id = (select id from pending order by created_at, id limit 1)
       and (select count(*) from pending) >= ${reportLimits.openPerResource}`;
  return counted === 1;
}

type NewReport = {
  kind: PublicKind;
  orgId: string | null;
  resourceId: string;
  title: string;
  category: ReportCategory;
  reason: string;
  reporterId: string | null;
  reporterName: string;
  reporterEmail: string;
  createdAt: Date;
};

export async function insertReport(tx: Tx, report: NewReport): Promise<string> {
  return (await tx.report.create({ data: report, select: { id: true } })).id;
}

type NewMessageReport = {
  orgId: string;
  reporterId: string;
  fromCompany: boolean;
  /** The person whose message it is; null for a message of the company. */
  authorId: string | null;
  text: string;
  reason: string;
  createdAt: Date;
};

export async function insertMessageReport(tx: Tx, report: NewMessageReport): Promise<string> {
  return (await tx.report.create({ data: report, select: { id: true } })).id;
}
