/**
 * Counts guesses per network, per account and network, and per account over all networks new to its owner. The last
 * limit stops distributed attacks. It cannot lock the owner out: known networks are exempt and a reset clears it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { networkOf, sourceOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { isKnownNetwork } from './queries.ts';

const quarterHour = 15 * 60;
const perAddress: Limit = { name: 'guess-address', points: 60, seconds: quarterHour };
const perAccountAndNetwork: Limit = { name: 'guess-pair', points: 10, seconds: quarterHour };
const perAccountFromUnknownNetworks: Limit = { name: 'guess-account', points: 50, seconds: 4 * quarterHour };

export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);
const pairKey = (ctx: Context, email: string): string => `${accountKey(email)} ${networkOf(ctx.origin.address)}`;
/** To be called before checking a password or code. @throws RuleError TOO_MANY_ATTEMPTS */
export async function requireAttempt(ctx: Context, account: { email: string; userId: string | null }): Promise<void> {
  const { rateLimits, db } = ctx.app;
  const isKnown = await isKnownNetwork(db.prisma, account.userId ?? randomUUID(), networkOf(ctx.origin.address));
  await rateLimits.require(perAddress, sourceOf(ctx.origin.address));
  await rateLimits.require(perAccountAndNetwork, pairKey(ctx, account.email));
  if (!isKnown) await rateLimits.require(perAccountFromUnknownNetworks, accountKey(account.email));
}

export async function clearAttempts(ctx: Context, email: string): Promise<void> {
  await ctx.app.rateLimits.refund(perAddress, sourceOf(ctx.origin.address));
  await ctx.app.rateLimits.clear(perAccountAndNetwork, pairKey(ctx, email));
  await ctx.app.rateLimits.clear(perAccountFromUnknownNetworks, accountKey(email));
}

const hour = 3600;
const signUps: Limit = { name: 'sign-up', points: 30, seconds: hour };
const resetRequests: Limit = { name: 'reset-request', points: 20, seconds: hour };
const resetRequestsPerAddress: Limit = { name: 'reset-request-for', points: 20, seconds: hour };
const linkAttempts: Limit = { name: 'link', points: 60, seconds: quarterHour };
const securityChanges: Limit = { name: 'security-change', points: 30, seconds: hour };
const passkeyAttempts: Limit = { name: 'passkey', points: 300, seconds: quarterHour };
const endedSessionLog: Limit = { name: 'ended-sessions', points: 30, seconds: hour };
const lockedSignInLog: Limit = { name: 'locked-sign-in', points: 1, seconds: hour };

export const requireSignUpAttempt = (ctx: Context): Promise<void> =>
  ctx.app.rateLimits.require(signUps, sourceOf(ctx.origin.address));

/** To be called before using a mailed link. @throws RuleError TOO_MANY_ATTEMPTS */
export const requireLinkAttempt = (ctx: Context): Promise<void> =>
  ctx.app.rateLimits.require(linkAttempts, sourceOf(ctx.origin.address));

/** To be called before issuing or checking a challenge of a sign-in. @throws RuleError TOO_MANY_ATTEMPTS */
export const requirePasskeyAttempt = (ctx: Context): Promise<void> =>
  ctx.app.rateLimits.require(passkeyAttempts, sourceOf(ctx.origin.address));

/** Each security change sends a mail that has no other limit. @throws RuleError TOO_MANY_ATTEMPTS */
export const requireSecurityChange = ({ app }: Context, userId: string): Promise<void> =>
  app.rateLimits.require(securityChanges, userId);

export const consumeEndedSessionLog = ({ app }: Context, userId: string): Promise<boolean> =>
  app.rateLimits.consume(endedSessionLog, userId);

export const consumeLockedSignInLog = ({ app }: Context, userId: string): Promise<boolean> =>
  app.rateLimits.consume(lockedSignInLog, userId);

/** False at the limit of the address; the caller stays silent. @throws RuleError TOO_MANY_ATTEMPTS per network */
export async function consumeResetRequest(ctx: Context, email: string): Promise<boolean> {
  await ctx.app.rateLimits.require(resetRequests, sourceOf(ctx.origin.address));
  return ctx.app.rateLimits.consume(resetRequestsPerAddress, accountKey(email));
}
