import type { TokenPurpose } from '#prisma/generated/enums.ts';
import type { LinkState, LinkStateInput } from '#shared/auth/schema.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { days, hours, later, minutes } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { Context } from '../../core/trpc/context.ts';
import { takeLinkAttempt } from './attempts.ts';

const lifetimes: Record<TokenPurpose, number> = {
  verify_email: days(3),
  change_email: days(1),
  reset_password: hours(1),
  two_factor: minutes(10),
};

/** What waits behind a link: where the person wanted to go, and by their hashes the tests that their browser held. */
export type Onward = { returnPath: string | null; heldRuns: string[] };

type Step = { purpose: TokenPurpose; userId: string; email: string } & Partial<Onward>;

/** Makes a single-use token for one step of one person; older ones for the same step stop working. */
export async function issueToken(app: App, tx: Tx, step: Step): Promise<string> {
  const token = newToken();
  const now = app.clock.now();
  // A second sign-in must not break the one in progress, so only mailed links replace each other.
  if (step.purpose !== 'two_factor')
    await tx.oneTimeToken.deleteMany({ where: { userId: step.userId, purpose: step.purpose, usedAt: null } });
  const expiresAt = later(now, lifetimes[step.purpose]);
  await tx.oneTimeToken.create({
    data: { ...step, tokenHash: hashToken(token), createdAt: now, expiresAt },
    select: { tokenHash: true },
  });
  return token;
}

/** Ends all that is open of one person, whatever step it is for. */
export async function removeOpenTokens(tx: Tx, userId: string): Promise<void> {
  await tx.oneTimeToken.deleteMany({ where: { userId, usedAt: null } });
}

/** What waits behind the newest open link of this kind; nothing where there is none. */
export async function findOnward(tx: Tx, userId: string, purpose: TokenPurpose): Promise<Onward> {
  const newest = await tx.oneTimeToken.findFirst({
    where: { userId, purpose, usedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { returnPath: true, heldRuns: true },
  });
  return newest ?? { returnPath: null, heldRuns: [] };
}

const stored = {
  userId: true,
  email: true,
  usedAt: true,
  expiresAt: true,
  returnPath: true,
  heldRuns: true,
  user: { select: { email: true } },
} as const;

/**
 * The token's row while it is good for one use; null once used, expired or unknown, and once the account has another address
 * than the one it was made for.
 */
export async function findToken(app: App, tx: Tx, given: { purpose: TokenPurpose; token: string }) {
  const row = await tx.oneTimeToken.findUnique({
    where: { tokenHash: hashToken(given.token), purpose: given.purpose },
    select: stored,
  });
  if (row === null || row.usedAt !== null || row.expiresAt <= app.clock.now()) return null;
  const isForThisAddress = given.purpose === 'change_email' || row.email === row.user.email;
  const { userId, email, returnPath, heldRuns } = row;
  return isForThisAddress ? { userId, email, returnPath, heldRuns } : null;
}

/** True while what the used link has confirmed still holds. */
async function isDone(tx: Tx, given: { purpose: TokenPurpose; token: string }): Promise<boolean> {
  const row = await tx.oneTimeToken.findUnique({
    where: { tokenHash: hashToken(given.token), purpose: given.purpose },
    select: { usedAt: true, email: true, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (row === null) return false;
  if (given.purpose === 'reset_password') return row.usedAt !== null;
  return row.email === row.user.email && row.user.emailVerifiedAt !== null;
}

/** For how long a used link can tell that it was used. */
const toldForMs = days(30);

/** Uses the token up. Of two simultaneous uses one gets null. */
export async function spendToken(app: App, tx: Tx, given: { purpose: TokenPurpose; token: string }) {
  const found = await findToken(app, tx, given);
  if (found === null) return null;
  const now = app.clock.now();
  const where = { tokenHash: hashToken(given.token), purpose: given.purpose, usedAt: null };
  const data = { usedAt: now, expiresAt: later(now, toldForMs) };
  const { count } = await tx.oneTimeToken.updateMany({ where, data });
  return count === 1 ? found : null;
}

/**
 * What a mailed link would do, for the page it opens: scanners of mail programs open links and run scripts, so opening one changes
 * nothing. Only who holds the link learns its state; the address is named as long as the link still confirms it.
 */
const purposes = { email: ['verify_email', 'change_email'], password: ['reset_password'] } as const;

/** @throws RuleError TOO_MANY_ATTEMPTS */
export async function linkState(ctx: Context, { kind, token }: LinkStateInput): Promise<LinkState> {
  const { app } = ctx;
  await takeLinkAttempt(ctx);
  for (const purpose of purposes[kind]) {
    if (await isDone(app.db.prisma, { purpose, token })) return { state: 'done' };
    const found = await findToken(app, app.db.prisma, { purpose, token });
    if (found !== null) return { state: 'open', email: found.email };
  }
  return { state: 'invalid' };
}
