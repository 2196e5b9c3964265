/**
 * The admin portal: lists and details of organisations, users, courses and jobs, the dashboard and the mail outbox.
 * - With a mail server, texts are hidden and subjects are shown for account mails only.
 * - Without one, admins read and forward mails that are not `private`.
 * - Staff never sees recipient, subject, text or error of `private` mails.
 * - The audit log records each view, at most once an hour for the same mail or list.
 */

import { mailContent } from '#shared/mails/kinds.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findOutboxMail, listOutbox } from './queries.ts';

export { ensureAdmins } from './first-admin.ts';
export { lockByOperator } from './operator-lock.ts';

const pageSize = 25;
const listingLogLimit: Limit = { name: 'outbox-listed', points: 1, seconds: 3600 };
const openingLogLimit: Limit = { name: 'outbox-opened', points: 1, seconds: 3600 };

type MailRow = Awaited<ReturnType<typeof listOutbox>>[number];

function presentMail({ outbox }: App, mail: MailRow) {
  const { id, kind, createdAt, sentAt, attempts } = mail;
  const content = mailContent(kind);
  const state = { id, kind, createdAt, sentAt, attempts, hasFailed: mail.lastError !== null };
  if (content === 'private') return { ...state, recipient: '', subject: '', lastError: null };
  const subject = !outbox.sends || content === 'account' ? mail.subject : '';
  return { ...state, subject, recipient: mail.recipient, lastError: mail.lastError };
}

export async function getOutboxPage(ctx: SignedInContext, cursor: PageCursor) {
  const { app, user } = ctx;
  const { rows, nextCursor } = await readPage(
    { app, list: 'outbox', size: pageSize, cursor },
    (take, after: TimeCursor | null) => listOutbox(app.db.prisma, after, take),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  if (await app.rateLimits.consume(listingLogLimit, user.userId)) {
    const entry = { action: 'outbox_listed', resourceId: 'outbox', details: {}, names: {} } as const;
    await inTransaction(app.db, (tx) => logAuditEvent(ctx, tx, entry));
  }
  return { sendsMail: app.outbox.sends, mails: rows.map((row) => presentMail(app, row)), nextCursor };
}

export async function getOutboxMail(ctx: SignedInContext, mailId: string) {
  const { app, user } = ctx;
  return inTransaction(app.db, async (tx) => {
    const mail = await findOutboxMail(tx, mailId);
    if (mail === null) throw new RuleError('NOT_FOUND');
    const visibleMail = presentMail(app, mail);
    const isOpen = !app.outbox.sends && mailContent(mail.kind) !== 'private';
    if (await app.rateLimits.consume(openingLogLimit, `${user.userId} ${mailId}`)) {
      const names = { recipient: visibleMail.recipient, subject: visibleMail.subject };
      const details = { kind: mail.kind };
      await logAuditEvent(ctx, tx, { action: 'outbox_mail_opened', resourceId: mailId, details, names });
    }
    return { ...visibleMail, text: isOpen ? mail.text : null };
  });
}
