/** What platform admins see of the installation. */
import type { OutboxCursor } from '#shared/admin/schema.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { findOutboxMail, listOutbox } from './queries.ts';

const pageSize = 25;

/** Where no SMTP is configured every mail stays here, with its text, for an admin to pass on. */
export async function outboxPage(app: App, cursor: OutboxCursor | null) {
  const rows = await listOutbox(app.db.prisma, cursor, pageSize + 1);
  const mails = rows.slice(0, pageSize);
  const last = mails.at(-1);
  const nextCursor = rows.length > pageSize && last !== undefined ? { createdAt: last.createdAt, id: last.id } : null;
  return { sendsMail: app.outbox.sends, mails, nextCursor };
}

export async function outboxMail(app: App, mailId: string) {
  const mail = await findOutboxMail(app.db.prisma, mailId);
  if (mail === null) throw new RuleError('NOT_FOUND');
  return mail;
}
