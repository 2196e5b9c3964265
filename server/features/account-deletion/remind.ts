import { reminderDays } from '#shared/account-deletion/schema.ts';
import { deletionReminderMail } from '#shared/texts/account-deletion/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import { addMail, links, lockAccount } from '../auth/service.ts';
import { findDeletion, listUnreminded, updateReminded } from './queries.ts';

const batch = 500;

export async function remindOfDeletions(app: App): Promise<void> {
  if (!app.outbox.sends) return;
  const due = await listUnreminded(app.db.prisma, addMs(app.clock.now(), -days(reminderDays)), batch);
  await forEachIndependently(due, {
    about: 'reminding of deletions failed',
    work: ({ userId }) => inTransaction(app.db, (tx) => remind(app, tx, userId)),
  });
}

/** Without a mail server the link shown on screen stays valid. */
async function remind(app: App, tx: Tx, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from users where id = ${userId}::uuid for no key update`;
  const deletion = rows.length === 0 ? null : await findDeletion(tx, userId);
  const now = app.clock.now();
  if (deletion === null || deletion.remindedAt !== null || deletion.eraseAt <= now) return;
  const token = newToken();
  await updateReminded(tx, userId, { remindedAt: now, tokenHash: hashToken(token) });
  const { email, profile } = await lockAccount(tx, userId);
  const facts = { eraseAt: deletion.eraseAt, url: links.undoDeletion(app, token) };
  await addMail(app, tx, { to: email, text: deletionReminderMail(profile?.firstName ?? '', facts) });
}
