/** The way into accounts for other features. */
export { forgetAttempts, mayMail, takeAttempt, takeSignUp } from './attempts.ts';
export { endSessions, isEnded, type SessionsEnded, sessionsEnded } from './end-sessions.ts';
export { addMail, links } from './mails.ts';
export { issueToken } from './one-time-tokens.ts';
export { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts';
export {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  markEmailVerified as confirmAddress,
  setPassword,
} from './queries.ts';
export { isSession, listSessions } from './session-queries.ts';
export { isCodeOf, newTotpSecret, replaceRecoveryCodes } from './two-factor.ts';
