/** Mails the reset link in a background job, so that the requester does not learn whether the account exists. */
import { type MailText, resetPasswordMail } from '#shared/texts/auth/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { consumeMailQuota } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';
import { findAccountByEmail, lockAccount } from './queries.ts';

export async function mailResetLink(app: App, email: string, returnPath: string | null): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account === null || account.lockedAt !== null || !(await consumeMailQuota(app, email, 'resetPassword'))) return;
    await lockAccount(tx, account.id);
    await sendResetLink(app, tx, {
      userId: account.id,
      email,
      returnPath,
      text: (url) => resetPasswordMail(account.profile?.firstName ?? '', url),
    });
  });
}

type Reset = { userId: string; email: string; returnPath: string | null; text: (url: string) => MailText };

/** The caller has locked the account and consumed the mail limits. */
export async function sendResetLink(app: App, tx: Tx, { userId, email, returnPath, text }: Reset): Promise<void> {
  const token = await issueToken(app, tx, { purpose: 'reset_password', userId, email, returnPath });
  await addMail(app, tx, { to: email, text: text(links.resetPasswordWith(app, token)) });
}
