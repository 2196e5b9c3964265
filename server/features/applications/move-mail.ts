import type { CompanyStatus } from '#shared/applications/status.ts';
import { statusMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { addMail, findRecipient } from '../auth/service.ts';
import { ownApplicationsUrl } from './links.ts';
import type { Moved } from './move-queries.ts';

type Move = { application: Moved; to: CompanyStatus };

/** Of a card that is put back to the beginning nobody hears by mail. */
export async function mailAboutMove(app: App, tx: Tx, { application, to }: Move): Promise<void> {
  if (to === 'applied') return;
  const { orgId, userId, jobTitle, company } = application;
  const person = await findRecipient(tx, userId);
  if (person === null) return;
  const { firstName, email } = person;
  const text = statusMail({ firstName, jobTitle, company, status: to, url: ownApplicationsUrl(app) });
  await addMail(app, tx, { to: email, text, from: orgId });
}
