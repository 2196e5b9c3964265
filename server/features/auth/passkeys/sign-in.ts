/**
 * A passkey whose device verified the person is two factors, so no code is asked for. Guesses of passwords do not block
 * it: a passkey cannot be guessed.
 */
import type { PasskeySignInInput } from '#shared/auth/passkeys.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { requirePasskeyAttempt } from '../attempts.ts';
import { consumeToken, findToken } from '../one-time-tokens.ts';
import { findAccount, lockAccount } from '../queries.ts';
import { completeSignIn, refuseClosed, refuseLocked, refuseUnconfirmed } from '../sign-in.ts';
import { recordPasskeyUse, startAssertion, verifyAssertion } from './ceremonies.ts';

const purposeOf = (challenge: string | undefined) => (challenge === undefined ? 'sign_in' : 'second_factor');

/** @throws RuleError CHALLENGE_EXPIRED */
async function findPendingUser({ app }: Context, challenge: string | undefined): Promise<string | null> {
  if (challenge === undefined) return null;
  const pending = await findToken(app, app.db.prisma, { purpose: 'two_factor', token: challenge });
  if (pending === null) throw new RuleError('CHALLENGE_EXPIRED');
  return pending.userId;
}

export async function startPasskeySignIn(ctx: Context, challenge: string | undefined) {
  await requirePasskeyAttempt(ctx);
  const userId = await findPendingUser(ctx, challenge);
  return startAssertion(ctx, { purpose: purposeOf(challenge), userId });
}

export async function signInWithPasskey(ctx: Context, { passkey, challenge }: PasskeySignInInput) {
  const { app } = ctx;
  await requirePasskeyAttempt(ctx);
  const userId = await findPendingUser(ctx, challenge);
  const checked = await verifyAssertion(ctx, { purpose: purposeOf(challenge), userId }, passkey);
  const account = await findAccount(app.db.prisma, checked.userId);
  if (account.lockedAt !== null) return refuseLocked(ctx, account);
  if (app.outbox.sends && account.emailVerifiedAt === null) return refuseUnconfirmed(ctx, account, null);
  await inTransaction(app.db, async (tx) => {
    const lockedAccount = await lockAccount(tx, account.id);
    refuseClosed(lockedAccount);
    if (lockedAccount.lockedAt !== null) throw new RuleError('ACCOUNT_LOCKED');
    await recordPasskeyUse(ctx, tx, checked);
    if (challenge !== undefined && (await consumeToken(app, tx, { purpose: 'two_factor', token: challenge })) === null)
      throw new RuleError('CHALLENGE_EXPIRED');
    await completeSignIn(ctx, tx, lockedAccount);
  });
  return { status: 'signedIn' as const };
}
