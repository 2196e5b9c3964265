/** What platform admins see of the installation. */

import type { OutboxCursor } from '#shared/admin/schema.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { readPage } from '../../core/paging.ts';
import { findOutboxMail, listOutbox } from './queries.ts';

export { addAdminFromEnvironment } from './first-admin.ts';

const pageSize = 25;

/** Where no SMTP is configured every mail stays here, with its text, for an admin to pass on. */
export async function outboxPage(app: App, cursor: OutboxCursor | null) {
  const { rows: mails, nextCursor } = await readPage(
    pageSize,
    (take) => listOutbox(app.db.prisma, cursor, take),
    ({ createdAt, id }) => ({ createdAt, id }),
  );
  return { sendsMail: app.outbox.sends, mails, nextCursor };
}

export async function outboxMail(app: App, mailId: string) {
  const mail = await findOutboxMail(app.db.prisma, mailId);
  if (mail === null) throw new RuleError('NOT_FOUND');
  return mail;
}
