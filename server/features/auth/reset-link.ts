/** The link for a forgotten password, mailed in a job: whoever asks learns nothing of whether the account exists. */
import { resetPasswordMail } from '#shared/texts/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/db.ts';
import { mayMailReset } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';
import { findAccountByEmail, lockAccount } from './queries.ts';

export async function mailResetLink(app: App, email: string, returnPath: string | null): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account === null || account.lockedAt !== null || !(await mayMailReset(app, email))) return;
    await lockAccount(tx, account.id);
    const token = await issueToken(app, tx, { purpose: 'reset_password', userId: account.id, email, returnPath });
    const url = links.resetPasswordWith(app, token);
    await addMail(app, tx, { to: email, text: resetPasswordMail(account.profile?.firstName ?? '', url) });
  });
}
