/** The mails about an account as staff sees them. All other kinds are not even counted: when a company answered says something of an application. */
import type { MailState, UserMail } from '#shared/admin/users.ts';
import { mailContent, mailKindNames } from '#shared/mails/kinds.ts';
import type { MailRow } from './account-queries.ts';

export const accountKinds: readonly string[] = mailKindNames.filter((kind) => mailContent(kind) === 'account');

/** Without a mail server all of them stay in the outbox. */
function stateOf({ sentAt, attempts }: MailRow, sendsMail: boolean): MailState {
  if (sentAt !== null) return 'sent';
  if (!sendsMail) return 'kept';
  return attempts === 0 ? 'waiting' : 'failing';
}

export const presentMail = (row: MailRow, sendsMail: boolean): UserMail => ({
  subject: row.subject,
  createdAt: row.createdAt,
  state: stateOf(row, sendsMail),
});
