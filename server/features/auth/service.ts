/**
 * Accounts: signing up, signing in, sessions, second factor and mailed links. Owns users and their profiles.
 * - Answers never reveal whether an address has an account, neither by content nor by time.
 * - An unconfirmed address proves nothing: the next sign-up with it replaces the account.
 * - Attempts are limited per address, per account and network, and per account over all unknown networks.
 * - A session ends after 30 days without use, and in any case after 180 days. Only the hash of its id is stored.
 * - A change that moves or weakens an account locks its row first and ends all other access (`endAccess`).
 * - Mails that another person can trigger are limited per recipient and kind.
 */

export {
  confirmPlatformAdmins,
  makePlatformAdmin,
  setAccountType,
  setLock,
  setOrganisationOf,
  setPlatformRole,
  updateName,
} from './account-changes.ts';
export { forgetAttempts, takeAttempt, takeEndedSessions, takeSecurityChange, takeSignUp } from './attempts.ts';
export { endAccess, endSessions, isEnded, sessionsEnded } from './end-sessions.ts';
export { mayMail, takeAddressChange, takeInvitation, takeMailTo } from './mail-limits.ts';
export { addMail, links, mailAdmins, mailManagers, mailTo } from './mails.ts';
export { issueToken, removeOpenTokens } from './one-time-tokens.ts';
export { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isUntouched,
  lockAccount,
  type NewAccount,
  updateEmailVerified as confirmAddress,
  updatePassword,
  updateUnconfirmedAccount,
} from './queries.ts';
export { findRecipient, getsMail, listManagersToMail, type Recipient } from './recipients.ts';
export { requireMayMoveTo, requireMayRegister } from './registration.ts';
export { sendResetLink } from './reset-link.ts';
export { findCurrentUser, isSession, isSessionOpen, listSessions } from './session-queries.ts';
export { bringsSession, lookAgain, validateCookie } from './sessions.ts';
export { isReplaceable, takeOverAccount } from './sign-up.ts';
export { sealStoredSecrets } from './stored-secrets.ts';
export {
  confirmTotp,
  isCodeOf,
  newTotpSecret,
  removeTotp,
  replaceRecoveryCodes,
  sealTotpSecret,
  storeTotpSecret,
} from './two-factor.ts';
