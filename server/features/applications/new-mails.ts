/** An application has been sent: the person reads what they showed, those who decide that somebody waits. */
import { dayOf } from '#shared/jobs/day.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { appliedMail, newApplicationMail } from '#shared/texts/application-mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/db.ts';
import type { Limit } from '../../core/rate-limit.ts';
import { addMail, mayMail } from '../auth/service.ts';
import { boardUrl, ownApplicationsUrl } from './links.ts';
import { findCompanyName, findRecipient, listManagers } from './mail-queries.ts';

/** Strangers cause these mails: they leave room for all the others that somebody gets in a day. */
const newOnes: Limit = { name: 'new-application-mail', points: 10, seconds: 24 * 3600 };

type New = {
  orgId: string;
  userId: string;
  jobId: string;
  jobTitle: string;
  /** 2026-12-24 */
  replyBy: string;
  scope: ReleaseScope;
};

export async function mailAboutNew(app: App, tx: Tx, sent: New): Promise<void> {
  const { orgId, userId, jobId, jobTitle, scope } = sent;
  const company = await findCompanyName(tx, orgId);
  const person = await findRecipient(tx, userId);
  if (person !== null && (await mayMail(app, person.email))) {
    const replyBy = sent.replyBy < dayOf(app.clock.now()) ? null : sent.replyBy;
    const about = { firstName: person.firstName, jobTitle, company, scope, replyBy, url: ownApplicationsUrl(app) };
    await addMail(app, tx, { to: person.email, text: appliedMail(about) });
  }
  for (const { userId: managerId, email, firstName } of await listManagers(tx, orgId)) {
    if (!(await app.rateLimits.take(newOnes, managerId)) || !(await mayMail(app, email))) continue;
    const text = newApplicationMail({ firstName, jobTitle, url: boardUrl(app, jobId) });
    await addMail(app, tx, { to: email, text });
  }
}
