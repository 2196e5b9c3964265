/**
 * One's own account: name, address, password, sessions. What weakens or moves the account asks for the password again,
 * and tells the person by mail. A new password ends the other sessions; a new address counts once it is confirmed.
 */
import type { ChangeEmailInput, ChangePasswordInput, NameInput } from '#shared/account/schema.ts';
import { changeEmailMail, passwordChangedMail } from '#shared/texts/mails.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import {
  type Account,
  addMail,
  endSessions,
  findAccount,
  findAccountByEmail,
  forgetAttempts,
  hashPassword,
  isPasswordOf,
  isSession,
  issueToken,
  links,
  listSessions,
  mayMail,
  refuseCommonPassword,
  setPassword,
  takeAttempt,
} from '../auth/service.ts';
import { membersChanged } from '../members/service.ts';
import { presentSession } from './present.ts';
import { countUnusedRecoveryCodes, findPendingEmail, updateName } from './queries.ts';

export async function accountOverview({ app, user, session }: SignedInContext) {
  const tx = app.db.prisma;
  const now = app.clock.now();
  const [account, pending, recoveryCodesLeft, sessions] = await Promise.all([
    findAccount(tx, user.userId),
    findPendingEmail(tx, user.userId, now),
    countUnusedRecoveryCodes(tx, user.userId),
    listSessions(tx, user.userId, now),
  ]);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    pendingEmail: pending?.email ?? null,
    twoFactor: { isOn: account.totpConfirmedAt !== null, recoveryCodesLeft },
    sessions: sessions
      .map((row) => presentSession(row, session.publicId))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  };
}

/** Colleagues who have the list of members open see it at once. */
export const changeName = ({ app, user }: SignedInContext, name: NameInput): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await updateName(tx, user.userId, name);
    const { organisation } = user;
    if (organisation !== null) await app.events.publish(tx, membersChanged(organisation.organisationId), {});
  });

/** The person's account after they have shown that they know its password. @throws RuleError WRONG_PASSWORD */
export async function requirePassword(ctx: SignedInContext, password: string): Promise<Account> {
  await takeAttempt(ctx, { email: ctx.user.email, userId: ctx.user.userId });
  const account = await findAccount(ctx.app.db.prisma, ctx.user.userId);
  if (!(await isPasswordOf(account.passwordHash, password))) throw new RuleError('WRONG_PASSWORD');
  await forgetAttempts(ctx, ctx.user.email);
  return account;
}

/** The answer does not tell whether the new address has an account; then simply no link arrives. */
export async function requestEmailChange(ctx: SignedInContext, { newEmail, password }: ChangeEmailInput) {
  const { app, user } = ctx;
  await requirePassword(ctx, password);
  await inTransaction(app.db, async (tx) => {
    const token = await issueToken(app, tx, { purpose: 'change_email', userId: user.userId, email: newEmail });
    const isFree = (await findAccountByEmail(tx, newEmail)) === null;
    if (!isFree || !(await mayMail(app, newEmail))) return;
    await addMail(app, tx, { to: newEmail, text: changeEmailMail(user.firstName, links.verifyEmail(app, token)) });
  });
}

export async function changePassword(
  ctx: SignedInContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  refuseCommonPassword(newPassword);
  await requirePassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.app.db, async (tx) => {
    await setPassword(tx, ctx.user.userId, passwordHash);
    await endOthers(ctx, tx);
    const text = passwordChangedMail(ctx.user.firstName, links.resetPassword(ctx.app));
    await addMail(ctx.app, tx, { to: ctx.user.email, text });
  });
}

/** Ends one of one's own sessions; somebody else's does not exist. */
export async function endSession({ app, user }: SignedInContext, publicId: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if ((await endSessions(app, tx, user.userId, { only: publicId })) > 0) return;
    const foreign = (await isSession(tx, publicId)) ? { resourceType: 'session', resourceId: publicId } : null;
    throw new RuleError('NOT_FOUND', {}, foreign);
  });
}

export const endOtherSessions = (ctx: SignedInContext): Promise<void> =>
  inTransaction(ctx.app.db, (tx) => endOthers(ctx, tx));

async function endOthers({ app, user, session }: SignedInContext, tx: Tx): Promise<void> {
  await endSessions(app, tx, user.userId, { except: session.publicId });
}
