/**
 * The user's own account: name, address, password, sessions.
 * - A change that moves or weakens the account requires the password and sends a mail to the person.
 * - A new password ends all other sessions and open links. A new address takes effect once it is confirmed.
 * - Every change locks the account and checks session and password again (`lockOwnAccount`).
 */

import {
  type AccountProof,
  type ApplicantDataKind,
  applicantDataKinds,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type NameInput,
  type TypeChangeObstacle,
} from '#shared/account/schema.ts';
import { isStaff, type UserType } from '#shared/auth/session-user.ts';
import { changeEmailMail, passwordChangedMail } from '#shared/texts/auth/mails.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import {
  type Account,
  addMail,
  checkPasskey,
  consumeAddressChange,
  consumeEndedSessionLog,
  consumeMailTo,
  endAccess,
  endSessions,
  findAccount,
  findAccountByEmail,
  forgetAttempts,
  hashPassword,
  isCodeOf,
  isPasswordOf,
  isReplaceable,
  isSession,
  isSessionOpen,
  issueToken,
  links,
  listOpenSessions,
  lockAccount,
  passkeysOf,
  recordPasskeyUse,
  refuseCommonPassword,
  rename,
  requireAttempt,
  requireMayMoveTo,
  requireSecurityChange,
  setPassword,
} from '../auth/service.ts';
import { membersChanged } from '../members/service.ts';
import { toActiveSession, toOwnPasskey } from './present-session.ts';
import { countUnusedRecoveryCodes, findPendingEmail, getApplicantDataFlags } from './queries.ts';

export { describeDevice as deviceOf } from './present-session.ts';
export { lockAccountType } from './queries.ts';

export async function getAccountOverview({ app, user, session }: SignedInContext) {
  const db = app.db.prisma;
  const now = app.clock.now();
  const { userType } = user;
  const typed = { userId: user.userId, userType, isMember: user.organisation !== null };
  const [account, pending, recoveryCodesLeft, passkeys, sessions, obstacles] = await Promise.all([
    findAccount(db, user.userId),
    findPendingEmail(db, user.userId, now),
    countUnusedRecoveryCodes(db, user.userId),
    passkeysOf(db, user.userId),
    listOpenSessions(db, user.userId, now),
    isStaff(user) ? null : listTypeObstacles(db, typed),
  ]);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    accountType: obstacles && { userType, obstacles },
    pendingEmail: pending?.email ?? null,
    twoFactor: { isOn: account.totpConfirmedAt !== null, recoveryCodesLeft },
    passkeys: passkeys.map(toOwnPasskey),
    sessions: sessions
      .map((row) => toActiveSession(row, session.publicId))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  };
}

export const changeName = (ctx: SignedInContext, name: NameInput): Promise<void> =>
  inTransaction(ctx.app.db, (tx) => renameInTransaction(tx, ctx, name));

export async function renameInTransaction(tx: Tx, { app, user }: SignedInContext, name: NameInput): Promise<void> {
  await rename(tx, user.userId, name);
  const { organisation } = user;
  if (organisation !== null) await app.events.publish(tx, membersChanged(organisation.organisationId), null);
}

/** @throws RuleError WRONG_PASSWORD */
export async function requirePassword(ctx: SignedInContext, password: string): Promise<Account> {
  await requireAttempt(ctx, { email: ctx.user.email, userId: ctx.user.userId });
  const account = await findAccount(ctx.app.db.prisma, ctx.user.userId);
  if (!(await isPasswordOf(account.passwordHash, password))) throw new RuleError('WRONG_PASSWORD');
  await forgetAttempts(ctx, ctx.user.email);
  return account;
}

/**
 * Rejects a session that ended or a password (`checked`) that was replaced in the meantime.
 * @throws RuleError NOT_SIGNED_IN, WRONG_PASSWORD
 */
export async function lockOwnAccount({ user, session }: SignedInContext, tx: Tx, checked?: Account): Promise<Account> {
  const account = await lockAccount(tx, user.userId);
  if (account.lockedAt !== null || !(await isSessionOpen(tx, session.publicId))) throw new RuleError('NOT_SIGNED_IN');
  if (checked !== undefined && account.passwordHash !== checked.passwordHash) throw new RuleError('WRONG_PASSWORD');
  return account;
}

export const passkeyConfirmation = ({ user }: SignedInContext) =>
  ({ purpose: 'confirm', userId: user.userId }) as const;

/**
 * The password, with a code while the second factor is on, or a passkey.
 * @throws RuleError WRONG_PASSWORD, INVALID_CODE, SECOND_FACTOR_UNREADABLE, TOO_MANY_ATTEMPTS, PASSKEY_REFUSED,
 * PASSKEY_EXPIRED, PASSKEY_COPIED
 */
export async function withIdentityProof<T>(
  ctx: SignedInContext,
  proof: AccountProof,
  work: (tx: Tx, account: Account) => Promise<T>,
): Promise<T> {
  const { db } = ctx.app;
  if ('passkey' in proof) {
    await requireSecurityChange(ctx, ctx.user.userId);
    const checked = await checkPasskey(ctx, passkeyConfirmation(ctx), proof.passkey);
    return inTransaction(db, async (tx) => {
      const account = await lockOwnAccount(ctx, tx);
      await recordPasskeyUse(ctx, tx, checked);
      return work(tx, account);
    });
  }
  const { password, code } = proof;
  const checked = await requirePassword(ctx, password);
  await requireSecurityChange(ctx, checked.id);
  return inTransaction(db, async (tx) => {
    const account = await lockOwnAccount(ctx, tx, checked);
    const isProven =
      account.totpConfirmedAt === null || (code !== undefined && (await isCodeOf(ctx.app, tx, { account, code })));
    if (!isProven) throw new RuleError('INVALID_CODE');
    return work(tx, account);
  });
}

/**
 * The answer is the same if the new address has an account; then no link is sent.
 * @throws RuleError REGISTRATION_DOMAIN, WRONG_PASSWORD, TOO_MANY_MAILS
 */
export async function requestEmailChange(ctx: SignedInContext, { newEmail, password }: ChangeEmailInput) {
  const { app, user } = ctx;
  requireMayMoveTo(app, newEmail);
  const checked = await requirePassword(ctx, password);
  const isRefused =
    !(await consumeAddressChange(app, user.userId)) || (await consumeMailTo(app, newEmail, 'changeEmail')) !== null;
  if (isRefused) throw new RuleError('TOO_MANY_MAILS');
  await inTransaction(app.db, async (tx) => {
    await lockOwnAccount(ctx, tx, checked);
    const token = await issueToken(app, tx, { purpose: 'change_email', userId: user.userId, email: newEmail });
    const owner = await findAccountByEmail(tx, newEmail);
    const isFree = owner === null || (await isReplaceable(app, tx, owner.id));
    if (!isFree) return;
    // The deletion of the account finds this mail by its sender, because the address was never confirmed.
    const text = changeEmailMail(user.firstName, links.verifyEmail(app, token));
    await addMail(app, tx, { to: newEmail, text, from: user.userId });
  });
}

export async function changePassword(
  ctx: SignedInContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  await refuseCommonPassword(newPassword);
  const checked = await requirePassword(ctx, currentPassword);
  await requireSecurityChange(ctx, ctx.user.userId);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.app.db, async (tx) => {
    const account = await lockOwnAccount(ctx, tx, checked);
    await setPassword(tx, account.id, passwordHash);
    await endAccess(ctx.app, tx, { userId: account.id, keepSession: ctx.session.publicId });
    await logAccountEvent(ctx, tx, { action: 'own_password_changed', userId: account.id, details: {}, names: {} });
    const text = passwordChangedMail(ctx.user.firstName, links.resetPassword(ctx.app));
    await addMail(ctx.app, tx, { to: account.email, text });
  });
}

export async function endSession(ctx: SignedInContext, publicId: string): Promise<void> {
  await inTransaction(ctx.app.db, async (tx) => {
    if ((await endOwnSessions(ctx, tx, { only: publicId })) > 0) return;
    const foreign = (await isSession(tx, publicId))
      ? ({ resourceType: 'session', resourceId: publicId } as const)
      : null;
    throw new RuleError('NOT_FOUND', {}, foreign);
  });
}

export async function endOtherSessions(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx.app.db, (tx) => endOwnSessions(ctx, tx, { except: ctx.session.publicId }));
}

async function endOwnSessions(
  ctx: SignedInContext,
  tx: Tx,
  which: Omit<Parameters<typeof endSessions>[2], 'userId'>,
): Promise<number> {
  const { userId } = ctx.user;
  const sessions = await endSessions(ctx.app, tx, { userId, ...which });
  if (sessions === 0 || !(await consumeEndedSessionLog(ctx, userId))) return sessions;
  await logAccountEvent(ctx, tx, { action: 'own_sessions_ended', userId, details: { sessions }, names: {} });
  return sessions;
}

export async function listApplicantDataKinds(tx: Tx, userId: string): Promise<ApplicantDataKind[]> {
  const dataFlags = await getApplicantDataFlags(tx, userId);
  return applicantDataKinds.filter((kind) => dataFlags[kind]);
}

type AccountTypeState = { userId: string; userType: UserType; isMember: boolean };

export async function listTypeObstacles(
  tx: Tx,
  { userId, userType, isMember }: AccountTypeState,
): Promise<TypeChangeObstacle[]> {
  if (userType === 'applicant') return listApplicantDataKinds(tx, userId);
  return isMember ? ['organisation'] : [];
}
