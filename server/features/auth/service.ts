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
  type AgreedAccount as NewAccount,
  confirmPlatformAdmins,
  createAccount,
  makePlatformAdmin,
  resetUnconfirmedAccount,
  setAccountType,
  setLock,
  setName as rename,
  setOrganisationOf,
  setPlatformRole,
} from './account-changes.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  hasPassword,
  isUnclaimedAccount as isUntouched,
  lockAccount,
  updateEmailVerified as confirmAddress,
  updatePassword as setPassword,
} from './queries.ts';
export {
  requireAllowedEmail as requireMayMoveTo,
  requireAllowedRegistration as requireMayRegister,
} from './registration.ts';
export { isReplaceable, replaceAccount as takeOverAccount } from './sign-up.ts';

// Sessions

export { endAccess, endSessions, endsSession as isEnded, sessionsEnded } from './end-sessions.ts';
export {
  findCurrentUser as currentUserOf,
  hasSession as isSession,
  isSessionOpen,
  listSessions as listOpenSessions,
  updateLastUsed as markUsed,
} from './session-queries.ts';
export { hasSessionCookie, recheckSession, validateCookie } from './sessions.ts';

// Passwords, mailed links and the second factor

export { issueToken, removeOpenTokens } from './one-time-tokens.ts';
export {
  hashPassword,
  requireUncommonPassword as refuseCommonPassword,
  verifyPassword as isPasswordOf,
} from './passwords.ts';
export { sendResetLink } from './reset-link.ts';
export { sealStoredSecrets } from './stored-secrets.ts';
export {
  confirmTotp,
  consumeSecondFactorCode as isCodeOf,
  createTotpSecret as newTotpSecret,
  removeTotp,
  replaceRecoveryCodes,
  sealTotpSecret,
  storeTotpSecret,
} from './two-factor.ts';

// Passkeys

export {
  loadPasskeys,
  recordPasskeyUse,
  startAssertion as startPasskeyCheck,
  startRegistration as startNewPasskey,
  verifyAssertion as checkPasskey,
  verifyRegistration as checkNewPasskey,
} from './passkeys/ceremonies.ts';
export {
  countPasskeys,
  deletePasskey as removePasskeyOf,
  hasPasskey as isPasskey,
  insertPasskey as storePasskey,
  listPasskeys as passkeysOf,
  updatePasskeyName as renamePasskeyOf,
} from './passkeys/queries.ts';

// Mail to accounts

export { addMail, links, mailAdmins, mailManagers, mailRecipients as mailTo } from './mails.ts';
export {
  findRecipient as recipientOf,
  getsMail,
  listManagersToMail as managersToMail,
  type Recipient,
} from './recipients.ts';

// Limits

export {
  accountKey,
  clearAttempts as forgetAttempts,
  consumeEndedSessionLog,
  requireAttempt,
  requireLinkAttempt,
  requireSecurityChange,
  requireSignUpAttempt,
} from './attempts.ts';
export { consumeAddressChange, consumeInvitation, consumeMailQuota as mayMail, consumeMailTo } from './mail-limits.ts';
