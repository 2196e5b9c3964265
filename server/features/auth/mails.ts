import type { MailText } from '#shared/texts/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/db.ts';
import { composeMail } from '../../core/mail-layout.ts';

/** The pages that mails link to. */
export const links = {
  verifyEmail: (app: App, token: string) => `${app.env.APP_URL}/verify-email/${token}`,
  resetPassword: (app: App) => `${app.env.APP_URL}/reset-password`,
  resetPasswordWith: (app: App, token: string) => `${app.env.APP_URL}/reset-password/${token}`,
};

export const addMail = (app: App, tx: Tx, mail: { to: string; text: MailText }): Promise<void> =>
  app.outbox.add(tx, composeMail(mail.to, mail.text));
