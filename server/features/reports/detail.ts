/**
 * For a message, staff sees the text and the writer's side, never the participants. Only platform admins see the
 * reporter's address.
 */
import { may } from '#shared/permissions.ts';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findOtherReports, findReport, type StoredReport } from './detail-queries.ts';
import { findResourceState } from './resource-queries.ts';

/** @throws RuleError NOT_FOUND */
export async function reportDetail(ctx: SignedInContext, reportId: string): Promise<ReportDetail> {
  const tx = ctx.app.db.prisma;
  const row = await findReport(tx, reportId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { kind, resourceId } = row;
  const now = ctx.app.clock.now();
  const thing =
    kind === 'message' || resourceId === null
      ? null
      : { resourceId, standing: await findResourceState(tx, { kind, resourceId, now }) };
  const others = resourceId === null ? { count: 0, newest: [] } : await findOtherReports(tx, { resourceId, reportId });
  return { ...present(row, may(ctx.user, 'admin.change')), thing, others };
}

function present(row: StoredReport, seesAddress: boolean): Omit<ReportDetail, 'thing' | 'others'> {
  const { reportId, kind, title, category, state, reporterName, fromCompany, createdAt } = row;
  const { reason, text, email, answer, handler, handledAt, further, orgId, orgName } = row;
  const isOrganisationVisible = kind !== 'message' || fromCompany;
  return {
    ...{ reportId, kind, title, category, state, reporterName, fromCompany, createdAt },
    ...{ reason, text, answer, handledBy: handler, handledAt, further },
    reporterEmail: seesAddress && kind !== 'message' && email !== '' ? email : null,
    isReporterReachable: email !== '',
    organisation: orgId === null || !isOrganisationVisible ? null : { organisationId: orgId, name: orgName ?? '' },
  };
}
