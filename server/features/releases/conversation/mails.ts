import { releaseLimits } from '#shared/releases/limits.ts';
import { messageMail, reportMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { mailAdmins, mailManagers, mailTo, recipientOf } from '../../auth/service.ts';
import { releaseLinks } from '../company-digest.ts';
import type { StoredConversation } from './queries.ts';

export async function mailAboutMessage(
  app: App,
  tx: Tx,
  { conversation, fromCompany }: { conversation: StoredConversation; fromCompany: boolean },
): Promise<void> {
  const { orgId, userId, releaseId, companyName, shownName, scope } = conversation;
  if (!fromCompany && scope === 'anonymous') return;
  const from = fromCompany ? companyName : shownName;
  const url = fromCompany ? releaseLinks.own(app, releaseId) : releaseLinks.ofCompany(app, releaseId);
  const text = (firstName: string) => messageMail({ firstName, from, url });
  if (!fromCompany) return mailManagers(app, tx, { orgId, take: releaseLimits.mailedMembers, text, from: userId });
  const person = await recipientOf(tx, userId);
  if (person !== null) await mailTo(app, tx, { to: [person], text, from: orgId });
}

export async function mailAboutReport(
  app: App,
  tx: Tx,
  about: { reportId: string; companyName: string; fromCompany: boolean },
): Promise<void> {
  const { reportId, companyName, fromCompany } = about;
  const url = releaseLinks.report(app, reportId);
  await mailAdmins(app, tx, (firstName) => reportMail({ firstName, companyName, fromCompany, url }));
}
