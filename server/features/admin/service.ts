/** What platform admins see of the installation. */

import type { OutboxCursor } from '#shared/admin/schema.ts';
import type { App } from '../../core/app.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { readPage } from '../../core/paging.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findOutboxMail, listOutbox } from './queries.ts';
import { accountSubjects } from './users/account-mails.ts';

export { prepareAdmins } from './first-admin.ts';

const pageSize = 25;

/** Where mails are sent, nobody has to pass them on: what companies and applicants write to each other is then not for staff. */
const subjectFor = ({ outbox }: App, subject: string): string =>
  !outbox.sends || accountSubjects.includes(subject) ? subject : '';

/** Where no SMTP is configured every mail stays here, with its text, for an admin to pass on. */
export async function outboxPage(app: App, cursor: OutboxCursor | null) {
  const { rows: mails, nextCursor } = await readPage(
    pageSize,
    (take) => listOutbox(app.db.prisma, cursor, take),
    ({ createdAt, id }) => ({ createdAt, id }),
  );
  const shown = mails.map((mail) => ({ ...mail, subject: subjectFor(app, mail.subject) }));
  return { sendsMail: app.outbox.sends, mails: shown, nextCursor };
}

/** A text may hold a link that signs in: whoever reads one is written down. */
export async function outboxMail(ctx: SignedInContext, mailId: string) {
  const { app } = ctx;
  return inTransaction(app.db, async (tx) => {
    const mail = await findOutboxMail(tx, mailId);
    if (mail === null) throw new RuleError('NOT_FOUND');
    const { recipient, subject } = mail;
    if (app.outbox.sends || mail.text === null) return { ...mail, subject: subjectFor(app, subject), text: null };
    const names = { recipient, subject };
    await logAuditEvent(ctx, tx, { action: 'outbox_mail_opened', resourceId: mailId, details: {}, names });
    return mail;
  });
}
