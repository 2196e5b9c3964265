import { paths } from '#shared/paths.ts';
import type { MailText } from '#shared/texts/auth/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { composeMail } from '../../core/mail/mail-layout.ts';
import { listAdminsToMail, listManagersToMail, maxManagers, type Recipient } from './recipients.ts';

export const links = {
  account: ({ env }: App) => `${env.APP_URL}/account`,
  verifyEmail: (app: App, token: string) => `${app.env.APP_URL}/verify-email/${token}`,
  resetPassword: (app: App) => `${app.env.APP_URL}/reset-password`,
  resetPasswordWith: (app: App, token: string) => `${app.env.APP_URL}/reset-password/${token}`,
  undoDeletion: (app: App, token: string) => `${app.env.APP_URL}${paths.undoDeletion(token)}`,
};

type Mail = {
  to: string;
  text: MailText;
  from?: string;
};

export const addMail = (app: App, tx: Tx, { to, text, from }: Mail): Promise<void> =>
  app.outbox.add(tx, { ...composeMail(to, text), ...(from === undefined ? {} : { senderId: from }) });

type BulkMail = {
  to: Iterable<Pick<Recipient, 'email' | 'firstName'>>;
  text: (firstName: string) => MailText;
  from?: string;
};

export async function mailRecipients(app: App, tx: Tx, { to, text, ...sender }: BulkMail): Promise<void> {
  for (const { email, firstName } of to) await addMail(app, tx, { to: email, text: text(firstName), ...sender });
}

/** Decisions of staff are mailed without `from`: no sender limit may delay them (DSA Art. 17). */
type ManagerMail = Omit<BulkMail, 'to'> & { orgId: string; take?: number };

export const mailManagers = async (app: App, tx: Tx, { orgId, take, ...mail }: ManagerMail): Promise<void> =>
  mailRecipients(app, tx, { to: await listManagersToMail(tx, orgId, take ?? maxManagers), ...mail });

export const mailAdmins = async (app: App, tx: Tx, text: (firstName: string) => MailText): Promise<void> =>
  mailRecipients(app, tx, { to: await listAdminsToMail(tx), text });
