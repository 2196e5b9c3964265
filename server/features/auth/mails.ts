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

type Mail = {
  to: string;
  text: MailText;
  /** The organisation or person that causes it: each has its own pace towards a recipient. */
  from?: string;
};

export const addMail = (app: App, tx: Tx, { to, text, from }: Mail): Promise<void> =>
  app.outbox.add(tx, { ...composeMail(to, text), ...(from === undefined ? {} : { senderId: from }) });
