import {
  type Decision,
  type PublicKind,
  type ReportCategory,
  type ReportKind,
  reportLimits,
} from '#shared/reports/report.ts';
import {
  moreReportsMail,
  reportDecidedMail,
  reportIncomingMail,
  reportReceivedMail,
} from '#shared/texts/moderation/report-mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { addMail, mailAdmins, mayMail } from '../auth/service.ts';

export type Reporter = { userId: string | null; firstName: string; name: string; email: string };
type ReportedResource = { kind: PublicKind; title: string };

const visitorMailLimit: Limit = { name: 'report-receipt', points: reportLimits.receiptsPerDay, seconds: 24 * 3600 };
const staffMailLimit: Limit = { name: 'report-staff', points: reportLimits.staffMailsPerHour, seconds: 3600 };
const summaryMailLimit: Limit = { name: 'report-staff-more', points: 1, seconds: 3600 };

type Receipt = ReportedResource & { reporter: Reporter; isCounted: boolean };

export async function mailReceipt(app: App, tx: Tx, { reporter, ...about }: Receipt): Promise<boolean> {
  const { userId, email, firstName } = reporter;
  if (email === '') return false;
  const isVisitor = userId === null;
  const isWithinLimit = !isVisitor || (await mayMailVisitor(app, email));
  if (!isWithinLimit) return false;
  await addMail(app, tx, { to: email, text: reportReceivedMail({ firstName, isVisitor, ...about }) });
  return true;
}

const mayMailVisitor = async (app: App, email: string): Promise<boolean> =>
  (await app.rateLimits.consume(visitorMailLimit, 'all')) && mayMail(app, email, 'visitorReportReceived');

type NewReportMail = ReportedResource & { reportId: string; category: ReportCategory };

/**
 * Limited, so that a flood of reports does not use up the admins' mail quota. Beyond the limit, one mail per hour links
 * to the list.
 */
export async function mailAboutNewReport(app: App, tx: Tx, { reportId, ...about }: NewReportMail): Promise<void> {
  const list = `${app.env.APP_URL}/admin/reports`;
  if (await app.rateLimits.consume(staffMailLimit, 'all'))
    await mailAdmins(app, tx, (firstName) => reportIncomingMail({ firstName, url: `${list}/${reportId}`, ...about }));
  else if (await app.rateLimits.consume(summaryMailLimit, 'all'))
    await mailAdmins(app, tx, (firstName) => moreReportsMail({ firstName, url: list }));
}

type DecisionMail = {
  to: { email: string; firstName: string };
  kind: ReportKind;
  title: string;
  decision: Decision;
  answer: string;
};

export async function mailDecision(app: App, tx: Tx, { to, ...about }: DecisionMail): Promise<void> {
  const contactUrl = `${app.env.APP_URL}/contact`;
  const text = reportDecidedMail({ firstName: to.firstName, contactUrl, ...about });
  await addMail(app, tx, { to: to.email, text });
}
