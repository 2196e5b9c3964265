/** The way into accounts for other features. */
export { forgetAttempts, takeAttempt, takeEndedSessions, takeSecurityChange, takeSignUp } from './attempts.ts';
export { endAccess } from './end-access.ts';
export { endSessions, isEnded, type SessionsEnded, sessionsEnded } from './end-sessions.ts';
export { mayMail, takeAddressChange, takeInvitation, takeMailTo } from './mail-limits.ts';
export { addMail, links, mailAdmins } from './mails.ts';
export { issueToken, removeOpenTokens } from './one-time-tokens.ts';
export { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts';
export {
  type Account,
  deleteUntouched,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isUntouched,
  listUntouched,
  lockAccount,
  markEmailVerified as confirmAddress,
  type NewAccount,
  replaceAccount,
  setPassword,
} from './queries.ts';
export { requireMayMoveTo, requireMayRegister } from './registration.ts';
export { sendResetLink } from './reset-link.ts';
export { isSession, isSessionOpen, listSessions } from './session-queries.ts';
export { bringsSession, lookAgain, validateCookie } from './sessions.ts';
export { isReplaceable, takeOverAccount } from './sign-up.ts';
export { sealStoredSecrets } from './stored-secrets.ts';
export { isCodeOf, newTotpSecret, replaceRecoveryCodes, sealTotpSecret } from './two-factor.ts';
