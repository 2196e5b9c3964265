import { mailContent } from '#shared/mails/kinds.ts';
import { mailKindName } from '#shared/texts/admin/mail-kinds.ts';

/** A mail as the list shows it. */
export type MailInList = {
  id: string;
  kind: string;
  /** Empty where it is not for staff, as is the subject. */
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  hasFailed: boolean;
  /** The server's answer; null also where it is not for staff. */
  lastError: string | null;
};

type MailState = 'sent' | 'waiting' | 'kept' | 'failed';

/** What became of a mail. Without SMTP nothing waits: what was not sent stays. */
export function mailStateOf(mail: Pick<MailInList, 'sentAt' | 'hasFailed'>, sendsMail: boolean): MailState {
  if (mail.sentAt !== null) return 'sent';
  if (mail.hasFailed) return 'failed';
  return sendsMail ? 'waiting' : 'kept';
}

export const subjectOf = ({ kind, subject }: Pick<MailInList, 'kind' | 'subject'>): string =>
  subject === '' ? mailKindName(kind) : subject;

export const isPrivate = ({ kind }: Pick<MailInList, 'kind'>): boolean => mailContent(kind) === 'private';
