import type { TokenPurpose } from '#prisma/generated/enums.ts';
import type { LinkState, LinkStateInput } from '#shared/auth/schema.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { addMs, days, hours, minutes } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { Context } from '../../core/trpc/context.ts';
import { requireLinkAttempt } from './attempts.ts';

const lifetimes: Record<TokenPurpose, number> = {
  verify_email: days(3),
  change_email: days(1),
  reset_password: hours(1),
  two_factor: minutes(10),
};

export type LinkPayload = { returnPath: string | null; heldRuns: string[] };

type TokenRequest = { purpose: TokenPurpose; userId: string; email: string } & Partial<LinkPayload>;

export async function issueToken(app: App, tx: Tx, request: TokenRequest): Promise<string> {
  const token = newToken();
  const now = app.clock.now();
  // Concurrent sign-ins keep their tokens; a new mailed link replaces the previous one.
  if (request.purpose !== 'two_factor')
    await tx.oneTimeToken.deleteMany({ where: { userId: request.userId, purpose: request.purpose, usedAt: null } });
  const expiresAt = addMs(now, lifetimes[request.purpose]);
  await tx.oneTimeToken.create({
    data: { ...request, tokenHash: hashToken(token), createdAt: now, expiresAt },
    select: { tokenHash: true },
  });
  return token;
}

export async function removeOpenTokens(tx: Tx, userId: string): Promise<void> {
  await tx.oneTimeToken.deleteMany({ where: { userId, usedAt: null } });
  await tx.passkeyChallenge.deleteMany({ where: { userId } });
}

export async function findLinkPayload(tx: Tx, userId: string, purpose: TokenPurpose): Promise<LinkPayload> {
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

/** Null if the token is used, expired or unknown, or if the address of the account has changed since. */
export async function findToken(app: App, tx: Tx, lookup: { purpose: TokenPurpose; token: string }) {
  const row = await tx.oneTimeToken.findUnique({
    where: { tokenHash: hashToken(lookup.token), purpose: lookup.purpose },
    select: stored,
  });
  if (row === null || row.usedAt !== null || row.expiresAt <= app.clock.now()) return null;
  const isForThisAddress = lookup.purpose === 'change_email' || row.email === row.user.email;
  const { userId, email, returnPath, heldRuns } = row;
  return isForThisAddress ? { userId, email, returnPath, heldRuns } : null;
}

async function isConfirmed(tx: Tx, lookup: { purpose: TokenPurpose; token: string }): Promise<boolean> {
  const row = await tx.oneTimeToken.findUnique({
    where: { tokenHash: hashToken(lookup.token), purpose: lookup.purpose },
    select: { usedAt: true, email: true, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (row === null) return false;
  if (lookup.purpose === 'reset_password') return row.usedAt !== null;
  return row.email === row.user.email && row.user.emailVerifiedAt !== null;
}

const usedLinkLifetimeMs = days(30);

export async function consumeToken(app: App, tx: Tx, lookup: { purpose: TokenPurpose; token: string }) {
  const link = await findToken(app, tx, lookup);
  if (link === null) return null;
  const now = app.clock.now();
  const where = { tokenHash: hashToken(lookup.token), purpose: lookup.purpose, usedAt: null };
  const data = { usedAt: now, expiresAt: addMs(now, usedLinkLifetimeMs) };
  const { count } = await tx.oneTimeToken.updateMany({ where, data });
  return count === 1 ? link : null;
}

/** Opening a link changes nothing, because link scanners of mail programs open links and run scripts. */
const purposes = { email: ['verify_email', 'change_email'], password: ['reset_password'] } as const;

/** @throws RuleError TOO_MANY_ATTEMPTS */
export async function getLinkState(ctx: Context, { kind, token }: LinkStateInput): Promise<LinkState> {
  const { app } = ctx;
  await requireLinkAttempt(ctx);
  for (const purpose of purposes[kind]) {
    if (await isConfirmed(app.db.prisma, { purpose, token })) return { state: 'done' };
    const link = await findToken(app, app.db.prisma, { purpose, token });
    if (link !== null) return { state: 'open', email: link.email };
  }
  return { state: 'invalid' };
}
