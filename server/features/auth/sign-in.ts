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
import { clearAttempts, consumeLockedSignInLog, requireAttempt } from './attempts.ts';
import { endSessions } from './end-sessions.ts';
import { consumeMailQuota } from './mail-limits.ts';
import { consumeToken, findLinkPayload, findToken, issueToken } from './one-time-tokens.ts';
import { countPasskeys, updatePasskeyOffered } from './passkeys/queries.ts';
import { findPasskeySite } from './passkeys/site.ts';
import { verifyPassword } from './passwords.ts';
import { type Account, findAccountByEmail, insertNetwork, lockAccount } from './queries.ts';
import { blankCookie, startSession } from './sessions.ts';
import { resendConfirmation } from './sign-up.ts';
import { consumeSecondFactorCode } from './two-factor.ts';

type SignedIn = { status: 'signedIn'; offersPasskey: boolean };
type SignInAnswer = SignedIn | { status: 'secondFactorRequired'; challenge: string; hasPasskey: boolean };

export async function signIn(ctx: Context, input: SignInInput): Promise<SignInAnswer> {
  const { email, password, next } = input;
  const account = await findAccountByEmail(ctx.app.db.prisma, email);
  await requireAttempt(ctx, { email, userId: account?.id ?? null });
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === null || !isRight) throw new RuleError('INVALID_CREDENTIALS');
  if (account.lockedAt !== null) return refuseLocked(ctx, account);
  if (ctx.app.outbox.sends && account.emailVerifiedAt === null) return refuseUnconfirmed(ctx, account, next);
  const answer = await inTransaction(ctx.app.db, async (tx): Promise<SignInAnswer> => {
    const lockedAccount = await lockCheckedAccount(tx, account);
    if (lockedAccount.totpConfirmedAt === null) return completeWithPassword(ctx, tx, { ...input, lockedAccount });
    const step = { purpose: 'two_factor', userId: lockedAccount.id, email } as const;
    const hasPasskey = (await countPasskeys(tx, lockedAccount.id)) > 0;
    return { status: 'secondFactorRequired', challenge: await issueToken(ctx.app, tx, step), hasPasskey };
  });
  if (answer.status === 'signedIn') await clearAttempts(ctx, email);
  return answer;
}

/** @throws RuleError ACCOUNT_CLOSED if the account waits for its deletion */
export function refuseClosed({ deletion }: Account): void {
  if (deletion !== null) throw new RuleError('ACCOUNT_CLOSED', { eraseAt: deletion.eraseAt });
}

async function lockCheckedAccount(tx: Tx, checked: Account): Promise<Account> {
  const lockedAccount = await lockAccount(tx, checked.id);
  refuseClosed(lockedAccount);
  if (lockedAccount.lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
  if (lockedAccount.passwordHash !== checked.passwordHash || lockedAccount.email !== checked.email)
    throw new RuleError('INVALID_CREDENTIALS');
  return lockedAccount;
}

export async function refuseLocked(ctx: Context, account: Account): Promise<never> {
  refuseClosed(account);
  const { id: userId } = account;
  if (await consumeLockedSignInLog(ctx, userId)) {
    const entry = { action: 'locked_sign_in_refused', userId, details: {}, names: {} } as const;
    await inTransaction(ctx.app.db, (tx) => logAccountEvent(ctx, tx, entry));
  }
  throw new RuleError('ACCOUNT_LOCKED');
}

export async function refuseUnconfirmed({ app }: Context, account: Account, next: string | null): Promise<never> {
  if (await consumeMailQuota(app, account.email, 'confirmEmail')) {
    const person = { userId: account.id, email: account.email, firstName: account.profile?.firstName ?? '' };
    await inTransaction(app.db, async (tx) => {
      await lockCheckedAccount(tx, account);
      const linkPayload = await findLinkPayload(tx, account.id, 'verify_email');
      await resendConfirmation(app, tx, { ...person, ...linkPayload, returnPath: next ?? linkPayload.returnPath });
    });
  }
  throw new RuleError('EMAIL_NOT_CONFIRMED');
}

export async function verifySecondFactor(ctx: Context, input: SecondFactorInput): Promise<SignedIn> {
  const { app } = ctx;
  const { challenge, code } = input;
  const step = { purpose: 'two_factor', token: challenge } as const;
  const pending = await findToken(app, app.db.prisma, step);
  if (pending === null) throw new RuleError('CHALLENGE_EXPIRED');
  await requireAttempt(ctx, { email: pending.email, userId: pending.userId });
  const answer = await inTransaction(app.db, async (tx) => {
    const lockedAccount = await lockAccount(tx, pending.userId);
    refuseClosed(lockedAccount);
    if (lockedAccount.lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
    if (!(await consumeSecondFactorCode(app, tx, { account: lockedAccount, code })))
      throw new RuleError('INVALID_CODE');
    if ((await consumeToken(app, tx, step)) === null) throw new RuleError('CHALLENGE_EXPIRED');
    return completeWithPassword(ctx, tx, { ...input, lockedAccount });
  });
  await clearAttempts(ctx, pending.email);
  return answer;
}

type Entrant = { lockedAccount: Account; canUsePasskeys: boolean };

async function completeWithPassword(
  ctx: Context,
  tx: Tx,
  { lockedAccount, canUsePasskeys }: Entrant,
): Promise<SignedIn> {
  const { app } = ctx;
  await completeSignIn(ctx, tx, lockedAccount);
  const isPossible = canUsePasskeys && findPasskeySite(app.env) !== null;
  const offersPasskey = isPossible && (await updatePasskeyOffered(tx, lockedAccount.id, app.clock.now()));
  return { status: 'signedIn', offersPasskey };
}

export async function completeSignIn(ctx: Context, tx: Tx, account: Account): Promise<void> {
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
