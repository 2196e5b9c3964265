/** The link for a forgotten password, mailed in a job: whoever asks learns nothing of whether the account exists. */
import { resetPasswordMail } from '#shared/texts/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { mayMailReset } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';
import { findAccountByEmail, lockAccount } from './queries.ts';

export async function mailResetLink(app: App, email: string, returnPath: string | null): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account === null || account.lockedAt !== null || !(await mayMailReset(app, email))) return;
    await lockAccount(tx, account.id);
    await sendResetLink(app, tx, {
      userId: account.id,
      email,
      firstName: account.profile?.firstName ?? '',
      returnPath,
    });
  });
}

type Reset = { userId: string; email: string; firstName: string; returnPath: string | null };

/** To an account that the caller holds, and that may get another mail. */
export async function sendResetLink(app: App, tx: Tx, { userId, email, firstName, returnPath }: Reset): Promise<void> {
  const token = await issueToken(app, tx, { purpose: 'reset_password', userId, email, returnPath });
  await addMail(app, tx, { to: email, text: resetPasswordMail(firstName, links.resetPasswordWith(app, token)) });
}
