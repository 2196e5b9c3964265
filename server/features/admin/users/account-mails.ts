/**
 * Which mails staff sees that somebody got: those about the account itself, by their subjects, which say the same to everybody. All others
 * are left out, not even counted: that a company answered, or when, says something of an application, and staff sees nothing of those.
 * A new kind of mail is left out until it is named here.
 */
import type { MailState, UserMail } from '#shared/admin/users.ts';
import {
  lockedMail,
  platformRoleMail,
  resetSentMail,
  sessionsEndedMail,
  twoFactorSwitchedOffMail,
  unlockedMail,
} from '#shared/texts/admin-mails.ts';
import {
  alreadyRegisteredMail,
  changeEmailMail,
  confirmAgainMail,
  confirmEmailMail,
  emailChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  twoFactorChangedMail,
} from '#shared/texts/mails.ts';
import type { MailRow } from './account-queries.ts';

const urls = { confirm: '', reset: '' };
const because = { reason: '', url: '' };

export const accountSubjects: readonly string[] = [
  ...[confirmEmailMail('', urls), confirmAgainMail('', urls), alreadyRegisteredMail('', ''), resetPasswordMail('', '')],
  ...[passwordChangedMail('', ''), changeEmailMail('', ''), emailChangedMail('', '')],
  ...[twoFactorChangedMail('', true), twoFactorChangedMail('', false)],
  ...[lockedMail('', ''), unlockedMail('', because), sessionsEndedMail('', because), twoFactorSwitchedOffMail('', '')],
  ...[platformRoleMail('', { role: null, reason: '' }), resetSentMail('', because)],
].map(({ subject }) => subject);

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
