/**
 * Companies hear of applications and messages without a name once a day, all in one mail that says neither who nor how many: mails at
 * the moment would link a person across companies.
 */
import { companyDigestMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { noteDigest } from '../members/service.ts';
import { listOrganisationsWithNews, takeNews } from './company-digest-queries.ts';
import { listReadersToMail } from './conversation/mail-queries.ts';
import { releaseLinks } from './links.ts';

/** How far an organisation that was never told looks back. */
const lookedBackDays = 2;

/** @throws AggregateError for organisations with which it failed, after the others */
export async function tellCompanies(app: App): Promise<void> {
  const now = app.clock.now();
  const span = { since: later(now, -days(lookedBackDays)), now };
  const failures: unknown[] = [];
  for (const orgId of await listOrganisationsWithNews(app.db.prisma, span))
    await inTransaction(app.db, (tx) => tellCompany(app, tx, { ...span, orgId })).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'company digests');
}

async function tellCompany(app: App, tx: Tx, key: { orgId: string; since: Date; now: Date }): Promise<void> {
  const news = await takeNews(tx, key);
  if (news !== null) await noteDigest(tx, key.orgId, key.now);
  if (news === null || (!news.hasApplications && !news.hasMessages)) return;
  const url = releaseLinks.candidates(app);
  for (const { email, firstName } of await listReadersToMail(tx, key.orgId))
    await addMail(app, tx, { to: email, text: companyDigestMail({ firstName, ...news, url }) });
}
