/**
 * One mail a day covers anonymous applications and messages, without names or counts. Immediate mails would link a
 * person across companies.
 */
import { releaseLimits } from '#shared/releases/limits.ts';
import { companyDigestMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { mailManagers } from '../auth/service.ts';
import { recordDigestSent } from '../members/service.ts';
import { listOrganisationsWithNews, lockUnsentNews } from './company-digest-queries.ts';

const lookbackDays = 2;

/** @throws AggregateError with the failures, after all other organisations were processed */
export async function sendCompanyDigests(app: App): Promise<void> {
  const now = app.clock.now();
  const span = { since: addMs(now, -days(lookbackDays)), now };
  await forEachIndependently(await listOrganisationsWithNews(app.db.prisma, span), {
    work: (orgId) => inTransaction(app.db, (tx) => sendCompanyDigest(app, tx, { ...span, orgId })),
    about: 'company digests',
  });
}

async function sendCompanyDigest(app: App, tx: Tx, key: { orgId: string; since: Date; now: Date }): Promise<void> {
  const news = await lockUnsentNews(tx, key);
  if (news !== null) await recordDigestSent(tx, key.orgId, key.now);
  if (news === null || (!news.hasApplications && !news.hasMessages)) return;
  const url = releaseLinks.candidates(app);
  const text = (firstName: string) => companyDigestMail({ firstName, ...news, url });
  await mailManagers(app, tx, { orgId: key.orgId, take: releaseLimits.mailedMembers, text });
}

export const releaseLinks = {
  list: ({ env }: App) => `${env.APP_URL}/account?tab=releases`,
  own: ({ env }: App, releaseId: string) => `${env.APP_URL}/messages/${releaseId}`,
  ofCompany: ({ env }: App, releaseId: string) => `${env.APP_URL}/company/results/${releaseId}?tab=messages`,
  candidates: ({ env }: App) => `${env.APP_URL}/company/results`,
  report: ({ env }: App, reportId: string) => `${env.APP_URL}/admin/reports/${reportId}`,
};
