/**
 * Accounts: signing up, signing in, sessions, second factor and mailed links. Owns users and their profiles.
 * - Answers never reveal whether an address has an account, neither by content nor by time.
 * - An unconfirmed address proves nothing: the next sign-up with it replaces the account.
 * - Attempts are limited per address, per account and network, and per account over all unknown networks.
 * - A session ends after 30 days without use, and in any case after 180 days. Only the hash of its id is stored.
 * - A change that moves or weakens an account locks its row first and ends all other access (`endAccess`).
 * - Mails that another person can trigger are limited per recipient and kind.
 */

// Accounts

export {
  confirmPlatformAdmins,
  makePlatformAdmin,
  rename,
  setAccountType,
  setLock,
  setOrganisationOf,
  setPlatformRole,
} from './account-changes.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail as accountOfAddress,
  insertAccount as openAccount,
  isUntouched,
  lockAccount,
  type NewAccount,
  updateEmailVerified as confirmAddress,
  updatePassword as setPassword,
  updateUnconfirmedAccount as renewUnconfirmedAccount,
} from './queries.ts';
export { requireMayMoveTo, requireMayRegister } from './registration.ts';
export { isReplaceable, takeOverAccount } from './sign-up.ts';

// Sessions

export { endAccess, endSessions, isEnded, sessionsEnded } from './end-sessions.ts';
export {
  findCurrentUser as currentUserOf,
  isSession,
  isSessionOpen,
  listSessions as openSessionsOf,
} from './session-queries.ts';
export { hasSessionCookie, recheckSession, validateCookie } from './sessions.ts';

// Passwords, mailed links and the second factor

export { issueToken, removeOpenTokens } from './one-time-tokens.ts';
export { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts';
export { sendResetLink } from './reset-link.ts';
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

// Mail to accounts

export { addMail, links, mailAdmins, mailManagers, mailTo } from './mails.ts';
export { getsMail, managersToMail, type Recipient, recipientOf } from './recipients.ts';

// Limits

export {
  consumeEndedSessionLog,
  forgetAttempts,
  requireAttempt,
  requireSecurityChange,
  requireSignUpAttempt,
} from './attempts.ts';
export { consumeAddressChange, consumeInvitation, consumeMailTo, mayMail } from './mail-limits.ts';
