import { outboxTexts as texts } from '#shared/texts/admin.ts';

/** A mail as the list shows it. */
export type MailInList = {
  id: string;
  recipient: string;
  /** Empty where it is not for staff. */
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  lastError: string | null;
};

export type MailState = 'sent' | 'waiting' | 'kept' | 'failed';

/** What became of a mail. Without SMTP nothing waits: what was not sent stays. */
export function mailStateOf(mail: Pick<MailInList, 'sentAt' | 'lastError'>, sendsMail: boolean): MailState {
  if (mail.sentAt !== null) return 'sent';
  if (mail.lastError !== null) return 'failed';
  return sendsMail ? 'waiting' : 'kept';
}

export const subjectOf = ({ subject }: Pick<MailInList, 'subject'>): string =>
  subject === '' ? texts.otherSubject : subject;
