import type { CompanyStatus } from '#shared/applications/status.ts';
import { statusMail } from '#shared/texts/application-mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/db.ts';
import { addMail, mayMail } from '../auth/service.ts';
import { mayWriteFor } from '../releases/service.ts';
import { ownApplicationsUrl } from './links.ts';
import { findRecipient } from './mail-queries.ts';
import type { Moved } from './move-queries.ts';

type Move = { application: Moved; to: CompanyStatus };

/** Of a card that is put back to the beginning nobody hears by mail. */
export async function mailAboutMove(app: App, tx: Tx, { application, to }: Move): Promise<void> {
  if (to === 'applied') return;
  const { userId, jobTitle, company } = application;
  if (!(await mayWriteFor(app, application))) return;
  const person = await findRecipient(tx, userId);
  if (person === null || !(await mayMail(app, person.email))) return;
  const { firstName, email } = person;
  const text = statusMail({ firstName, jobTitle, company, status: to, url: ownApplicationsUrl(app) });
  await addMail(app, tx, { to: email, text });
}
