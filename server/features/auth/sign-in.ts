/**
 * Unknown addresses and wrong passwords get the same answer in the same time. After the account is locked, the checked
 * password is compared again, so that a password replaced in the meantime does not sign in.
 */
import type { SecondFactorInput, SignInInput } from '#shared/auth/schema.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { networkOf } from '../../core/runtime/network.ts';
import type { Context, RequestSession } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import { consumeLockedSignInLog, forgetAttempts, requireAttempt } from './attempts.ts';
import { endSessions } from './end-sessions.ts';
import { mayMail } from './mail-limits.ts';
import { consumeToken, findLinkPayload, findToken, issueToken } from './one-time-tokens.ts';
import { isPasswordOf } from './passwords.ts';
import { type Account, findAccountByEmail, insertNetwork, lockAccount } from './queries.ts';
import { blankCookie, startSession } from './sessions.ts';
import { sendConfirmationAgain } from './sign-up.ts';
import { isCodeOf } from './two-factor.ts';

type SignInAnswer = { status: 'signedIn' } | { status: 'secondFactorRequired'; challenge: string };

export async function signIn(ctx: Context, { email, password, next }: SignInInput): Promise<SignInAnswer> {
  const account = await findAccountByEmail(ctx.app.db.prisma, email);
  await requireAttempt(ctx, { email, userId: account?.id ?? null });
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password);
  if (account === null || !isRight) throw new RuleError('INVALID_CREDENTIALS');
  if (account.lockedAt !== null) return refuseLocked(ctx, account.id);
  if (ctx.app.outbox.sends && account.emailVerifiedAt === null) return refuseUnconfirmed(ctx, account, next);
  const answer = await inTransaction(ctx.app.db, async (tx): Promise<SignInAnswer> => {
    const held = await lockChecked(tx, account);
    if (held.totpConfirmedAt === null) {
      await completeSignIn(ctx, tx, held);
      return { status: 'signedIn' };
    }
    const step = { purpose: 'two_factor', userId: held.id, email } as const;
    return { status: 'secondFactorRequired', challenge: await issueToken(ctx.app, tx, step) };
  });
  if (answer.status === 'signedIn') await forgetAttempts(ctx, email);
  return answer;
}

async function lockChecked(tx: Tx, checked: Account): Promise<Account> {
  const held = await lockAccount(tx, checked.id);
  if (held.lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
  if (held.passwordHash !== checked.passwordHash || held.email !== checked.email)
    throw new RuleError('INVALID_CREDENTIALS');
  return held;
}

async function refuseLocked(ctx: Context, userId: string): Promise<never> {
  if (await consumeLockedSignInLog(ctx, userId)) {
    const entry = { action: 'locked_sign_in_refused', userId, details: {}, names: {} } as const;
    await inTransaction(ctx.app.db, (tx) => logAccountEvent(ctx, tx, entry));
  }
  throw new RuleError('ACCOUNT_LOCKED');
}

async function refuseUnconfirmed({ app }: Context, account: Account, next: string | null): Promise<never> {
  if (await mayMail(app, account.email, 'confirmEmail')) {
    const person = { userId: account.id, email: account.email, firstName: account.profile?.firstName ?? '' };
    await inTransaction(app.db, async (tx) => {
      await lockChecked(tx, account);
      const onward = await findLinkPayload(tx, account.id, 'verify_email');
      await sendConfirmationAgain(app, tx, { ...person, ...onward, returnPath: next ?? onward.returnPath });
    });
  }
  throw new RuleError('EMAIL_NOT_CONFIRMED');
}

export async function verifySecondFactor(ctx: Context, { challenge, code }: SecondFactorInput): Promise<SignInAnswer> {
  const { app } = ctx;
  const step = { purpose: 'two_factor', token: challenge } as const;
  const open = await findToken(app, app.db.prisma, step);
  if (open === null) throw new RuleError('CHALLENGE_EXPIRED');
  await requireAttempt(ctx, { email: open.email, userId: open.userId });
  const account = await inTransaction(app.db, async (tx) => {
    const found = await lockAccount(tx, open.userId);
    if (found.lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
    if (!(await isCodeOf(app, tx, { account: found, code }))) throw new RuleError('INVALID_CODE');
    if ((await consumeToken(app, tx, step)) === null) throw new RuleError('CHALLENGE_EXPIRED');
    await completeSignIn(ctx, tx, found);
    return found;
  });
  await forgetAttempts(ctx, account.email);
  return { status: 'signedIn' };
}

async function completeSignIn(ctx: Context, tx: Tx, account: Account): Promise<void> {
  if (ctx.session !== null) await endOwnSession(ctx, tx, ctx.session);
  await insertNetwork(tx, account.id, { network: networkOf(ctx.origin.address), at: ctx.app.clock.now() });
  ctx.setCookie(await startSession(ctx.app, tx, { userId: account.id, origin: ctx.origin }));
}

export async function signOut(ctx: Context): Promise<void> {
  const { session } = ctx;
  if (session !== null) await inTransaction(ctx.app.db, (tx) => endOwnSession(ctx, tx, session));
  ctx.setCookie(blankCookie(ctx.app));
}

async function endOwnSession(ctx: Context, tx: Tx, session: RequestSession): Promise<void> {
  if (ctx.user === null) return;
  await endSessions(ctx.app, tx, { userId: ctx.user.userId, only: session.publicId });
}
