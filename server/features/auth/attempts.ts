/**
 * How often somebody may guess. Three counters, all in PostgreSQL: per address, per account and network, and per
 * account over all networks from which its owner has not yet signed in. The last one stops a distributed attack;
 * the owner's own networks are exempt from it, and a password reset clears it, so nobody is locked out by an attacker.
 */
import { createHash, randomUUID } from 'node:crypto';
import { networkOf, sourceOf } from '../../core/runtime/network.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { isKnownNetwork } from './queries.ts';

const quarterHour = 15 * 60;
const perAddress: Limit = { name: 'guess-address', points: 60, seconds: quarterHour };
const perAccountAndNetwork: Limit = { name: 'guess-pair', points: 10, seconds: quarterHour };
const perAccountFromStrangers: Limit = { name: 'guess-account', points: 50, seconds: 4 * quarterHour };

/** Addresses are not stored in clear in the counters. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);
const pairKey = (ctx: Context, email: string): string => `${accountKey(email)} ${networkOf(ctx.origin.address)}`;
/** Call before looking at a password or code: takes its place in the counters. @throws RuleError TOO_MANY_ATTEMPTS */
export async function takeAttempt(ctx: Context, account: { email: string; userId: string | null }): Promise<void> {
  const { rateLimits, db } = ctx.app;
  const isKnown = await isKnownNetwork(db.prisma, account.userId ?? randomUUID(), networkOf(ctx.origin.address));
  await rateLimits.require(perAddress, sourceOf(ctx.origin.address));
  await rateLimits.require(perAccountAndNetwork, pairKey(ctx, account.email));
  if (!isKnown) await rateLimits.require(perAccountFromStrangers, accountKey(account.email));
}

/** Call after a right password or code: a person who knows it does not use up the attempts. */
export async function forgetAttempts(ctx: Context, email: string): Promise<void> {
  await ctx.app.rateLimits.giveBack(perAddress, sourceOf(ctx.origin.address));
  await ctx.app.rateLimits.clear(perAccountAndNetwork, pairKey(ctx, email));
  await ctx.app.rateLimits.clear(perAccountFromStrangers, accountKey(email));
}

const hour = 3600;
const signUps: Limit = { name: 'sign-up', points: 30, seconds: hour };
const resetRequests: Limit = { name: 'reset-request', points: 20, seconds: hour };
/** Whoever asks from many networks for one address adds no more jobs than that. */
const resetRequestsFor: Limit = { name: 'reset-request-for', points: 20, seconds: hour };
const linkAttempts: Limit = { name: 'link', points: 60, seconds: quarterHour };
const securityChanges: Limit = { name: 'security-change', points: 30, seconds: hour };
/** What is written down of sessions that people end: whoever signs in and out again and again fills no log. */
const endedSessions: Limit = { name: 'ended-sessions', points: 30, seconds: hour };
/** What is written down of tries to get into a locked account. */
const lockedSignIns: Limit = { name: 'locked-sign-in', points: 1, seconds: hour };

export const takeSignUp = (ctx: Context): Promise<void> =>
  ctx.app.rateLimits.require(signUps, sourceOf(ctx.origin.address));

/** Call before using what a mailed link promises. @throws RuleError TOO_MANY_ATTEMPTS */
export const takeLinkAttempt = (ctx: Context): Promise<void> =>
  ctx.app.rateLimits.require(linkAttempts, sourceOf(ctx.origin.address));

/** Every change of what secures an account is mailed to its owner, and these mails always go. @throws RuleError TOO_MANY_ATTEMPTS */
export const takeSecurityChange = ({ app }: Context, userId: string): Promise<void> =>
  app.rateLimits.require(securityChanges, userId);

export const takeEndedSessions = ({ app }: Context, userId: string): Promise<boolean> =>
  app.rateLimits.take(endedSessions, userId);

export const takeLockedSignIn = ({ app }: Context, userId: string): Promise<boolean> =>
  app.rateLimits.take(lockedSignIns, userId);

/** False once enough was asked for this address; the caller stays silent. @throws RuleError TOO_MANY_ATTEMPTS for a network */
export async function takeResetRequest(ctx: Context, email: string): Promise<boolean> {
  await ctx.app.rateLimits.require(resetRequests, sourceOf(ctx.origin.address));
  return ctx.app.rateLimits.take(resetRequestsFor, accountKey(email));
}
