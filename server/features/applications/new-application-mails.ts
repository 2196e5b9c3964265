import { dayOf } from '#shared/jobs/day.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { appliedMail, moreApplicationsMail, newApplicationMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { addMail, managersToMail, recipientOf } from '../auth/service.ts';
import { boardUrl, companyJobsUrl, ownApplicationsUrl } from './move.ts';

const day = 24 * 3600;
const newApplicationMails: Limit = { name: 'new-application-mail', points: 10, seconds: day };
const moreApplicationsMails: Limit = { name: 'more-applications-mail', points: 1, seconds: day };

type NewApplication = {
  orgId: string;
  userId: string;
  jobId: string;
  jobTitle: string;
  replyBy: string;
  scope: ReleaseScope;
};

export async function mailAboutNewApplication(app: App, tx: Tx, application: NewApplication): Promise<void> {
  const { orgId, userId, jobId, jobTitle, scope } = application;
  const company = await findCompanyName(tx, orgId);
  const person = await recipientOf(tx, userId);
  if (person !== null) {
    const replyBy = application.replyBy < dayOf(app.clock.now()) ? null : application.replyBy;
    const about = { firstName: person.firstName, jobTitle, company, scope, replyBy, url: ownApplicationsUrl(app) };
    await addMail(app, tx, { to: person.email, text: appliedMail(about) });
  }
  // Managers get one mail a day for anonymous applications: releases/company-digest.ts.
  if (scope === 'anonymous') return;
  const managers = await managersToMail(tx, orgId, applicationLimits.mailedManagers);
  for (const { userId: managerId, email, firstName } of managers) {
    if (await app.rateLimits.consume(newApplicationMails, managerId)) {
      const text = newApplicationMail({ firstName, jobTitle, url: boardUrl(app, jobId) });
      await addMail(app, tx, { to: email, text, from: jobId });
    } else if (await app.rateLimits.consume(moreApplicationsMails, managerId)) {
      await addMail(app, tx, { to: email, text: moreApplicationsMail({ firstName, url: companyJobsUrl(app) }) });
    }
  }
}

const findCompanyName = async (tx: Tx, orgId: string): Promise<string> =>
  (await tx.organisation.findUniqueOrThrow({ where: { id: orgId }, select: { name: true } })).name;
