import { mailContent } from '#shared/mails/kinds.ts';
import { mailKindName } from '#shared/texts/admin/mail-kinds.ts';

export type OutboxMail = {
  id: string;
  kind: string;
  /** Empty, like `subject`, if staff may not read it. */
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  hasFailed: boolean;
  /** Answer of the mail server; also null if staff may not read it. */
  lastError: string | null;
};

type MailState = 'sent' | 'waiting' | 'kept' | 'failed';

export function mailStateOf(mail: Pick<OutboxMail, 'sentAt' | 'hasFailed'>, sendsMail: boolean): MailState {
  if (mail.sentAt !== null) return 'sent';
  if (mail.hasFailed) return 'failed';
  return sendsMail ? 'waiting' : 'kept';
}

export const subjectOf = ({ kind, subject }: Pick<OutboxMail, 'kind' | 'subject'>): string =>
  subject === '' ? mailKindName(kind) : subject;

export const isPrivate = ({ kind }: Pick<OutboxMail, 'kind'>): boolean => mailContent(kind) === 'private';
