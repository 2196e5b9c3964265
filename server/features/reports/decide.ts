/**
 * A decision needs a reason for the reporter (DSA Art. 16(5)). A take-down is a separate step with a reason for the
 * owner.
 */

import { isDecided } from '#shared/reports/report.ts';
import type { DecideReportInput } from '#shared/reports/schema.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { requireRight } from '../members/service.ts';
import { findReport, type StoredReport, updateDecision, updateReviewStarted } from './detail-queries.ts';
import { mailDecision } from './mails.ts';

/** @throws RuleError NOT_FOUND, REPORT_DECIDED */
export const beginReport = (ctx: SignedInContext, reportId: string): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const hasBegun = await updateReviewStarted(tx, reportId, ctx.user.userId);
    await requireRight(ctx, tx, 'admin.change');
    const report = await requireReport(tx, reportId);
    if (isDecided(report.state)) throw new RuleError('REPORT_DECIDED');
    if (!hasBegun) return;
    const details = { kind: report.kind };
    await logAuditEvent(ctx, tx, { action: 'report_begun', ...auditSubject(report), details });
  });

/** @throws RuleError NOT_FOUND, REPORT_DECIDED */
export const decideReport = (ctx: SignedInContext, { reportId, state, answer }: DecideReportInput): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app, user } = ctx;
    const decided = { reportId, state, answer, handledBy: user.userId, handledAt: app.clock.now() };
    const isFirst = await updateDecision(tx, decided);
    await requireRight(ctx, tx, 'admin.change');
    const report = await requireReport(tx, reportId);
    if (!isFirst) throw new RuleError('REPORT_DECIDED');
    const { kind, title, email, firstName } = report;
    const details = { kind, state };
    await logAuditEvent(ctx, tx, { action: 'report_decided', ...auditSubject(report), details });
    if (email !== '') await mailDecision(app, tx, { to: { email, firstName }, kind, title, decision: state, answer });
  });

async function requireReport(tx: Tx, reportId: string): Promise<StoredReport> {
  const report = await findReport(tx, reportId);
  if (report === null) throw new RuleError('NOT_FOUND');
  return report;
}

/** The audit log must not reveal the organisation of a reported conversation. */
const auditSubject = ({ reportId, kind, orgId, title }: StoredReport) => ({
  resourceId: reportId,
  orgId: kind === 'message' ? null : orgId,
  names: { title },
});
