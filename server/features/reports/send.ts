/**
 * Reports of public content (DSA Art. 16). Visitors enter name and address; reports of signed-in people store only the
 * account id.
 */
import { missingVisitorField, reportLimits } from '#shared/reports/report.ts';
import type { SendReportInput, SentReport } from '#shared/reports/schema.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { sourceOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { mailAboutNewReport, mailReceipt, type Reporter } from './mails.ts';
import { findPublicResource, type PublicResource } from './resource-queries.ts';
import { insertReport, lockReportsOfResource, updateFurtherCount } from './send-queries.ts';

const day = 24 * 3600;
const personLimit: Limit = { name: 'report-person', points: reportLimits.perDay, seconds: day };
const addressLimit: Limit = { name: 'report-address', points: reportLimits.perDayAndAddress, seconds: day };

/**
 * @throws RuleError INVALID_INPUT for a visitor without name or address, TOO_MANY_REPORTS, NOT_FOUND if the resource is
 * not public
 */
export async function sendReport(ctx: Context, input: SendReportInput): Promise<SentReport> {
  const { app } = ctx;
  const reporter = reporterOf(ctx, input);
  return inTransaction(app.db, async (tx) => {
    const { kind, resourceId: idOrSlug } = input;
    const resource = await findPublicResource(tx, { kind, idOrSlug, now: app.clock.now() });
    if (resource === null) throw new RuleError('NOT_FOUND');
    // Counted after the lookup, so that dead links do not use up the limit.
    if (!(await consumeReportQuota(ctx))) throw new RuleError('TOO_MANY_REPORTS');
    await lockReportsOfResource(tx, resource.resourceId);
    const isCounted = await updateFurtherCount(tx, resource.resourceId);
    const about = { kind, title: resource.title };
    if (!isCounted) {
      const reportId = await storeReport(app, tx, { input, reporter, resource });
      await mailAboutNewReport(app, tx, { reportId, category: input.category, ...about });
    }
    return { isCounted, isMailed: await mailReceipt(app, tx, { reporter, isCounted, ...about }) };
  });
}

const consumeReportQuota = ({ app, user, origin }: Context): Promise<boolean> =>
  user === null
    ? app.rateLimits.consume(addressLimit, sourceOf(origin.address))
    : app.rateLimits.consume(personLimit, user.userId);

function reporterOf({ user }: Context, { category, name, email }: SendReportInput): Reporter {
  if (user !== null) return { userId: user.userId, firstName: user.firstName, name: '', email: user.email };
  const missing = missingVisitorField({ category, name, email });
  if (missing !== null) throw new RuleError('INVALID_INPUT', { field: missing });
  return { userId: null, firstName: '', name, email };
}

type AcceptedReport = { input: SendReportInput; reporter: Reporter; resource: PublicResource };

const storeReport = (app: App, tx: Tx, { input, reporter, resource }: AcceptedReport): Promise<string> =>
  insertReport(tx, {
    kind: input.kind,
    ...resource,
    category: input.category,
    reason: input.reason,
    reporterId: reporter.userId,
    reporterName: reporter.name,
    reporterEmail: reporter.userId === null ? reporter.email : '',
    createdAt: app.clock.now(),
  });
