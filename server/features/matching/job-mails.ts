import type { JobMailsState } from '#shared/matching/state.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { hashToken } from '../../core/runtime/random.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { giveConsent, withdrawConsents } from '../consents/service.ts';
import { insertSubscription, isEnded, isSubscribed, updateSubscriptionEnd } from './job-mail-queries.ts';
import { lockPerson } from './own-job-queries.ts';

const kind = 'weeklyJobMail';
/** Limits switching on only, because each time stores a consent record. */
const switchOnLimit: Limit = { name: 'job-mails-on', points: 20, seconds: 24 * 3600 };

export const jobMailsState = async ({ app, user }: SignedInContext): Promise<JobMailsState> => ({
  isOn: await isSubscribed(app.db.prisma, user.userId),
  sendsMail: app.outbox.sends,
});

/** @throws RuleError TOO_MANY_ATTEMPTS for switching on too often */
export async function changeJobMails({ app, user }: SignedInContext, isOn: boolean): Promise<JobMailsState> {
  await inTransaction(app.db, async (tx) => {
    if (isOn) await startSubscription(app, tx, user.userId);
    else await endSubscription(app, tx, { userId: user.userId });
  });
  return { isOn, sendsMail: app.outbox.sends };
}

async function startSubscription(app: App, tx: Tx, userId: string): Promise<void> {
  // Two inserts in one millisecond have the same token hash, which is unique, too.
  await lockPerson(tx, userId);
  const now = app.clock.now();
  const tokenHash = hashToken(endToken(app, { userId, createdAt: now }));
  if (!(await insertSubscription(tx, { userId, tokenHash, createdAt: now }))) return;
  await app.rateLimits.require(switchOnLimit, userId);
  await giveConsent(tx, { userId, kind, givenAt: now });
}

export async function endSubscription(
  app: App,
  tx: Tx,
  target: { userId: string } | { tokenHash: string },
): Promise<boolean> {
  const at = app.clock.now();
  const userId = await updateSubscriptionEnd(tx, { ...target, at });
  if (userId !== null) await withdrawConsents(tx, { userId, kind, withdrawnAt: at });
  return userId !== null;
}

export async function endLinkState({ app }: Context, token: string): Promise<{ state: 'open' | 'done' | 'invalid' }> {
  const hasEnded = await isEnded(app.db.prisma, hashToken(token));
  if (hasEnded === null) return { state: 'invalid' };
  return { state: hasEnded ? 'done' : 'open' };
}

/** @throws RuleError LINK_INVALID for an unknown or used link */
export async function endJobMails({ app }: Context, token: string): Promise<void> {
  const hasEnded = await inTransaction(app.db, (tx) => endSubscription(app, tx, { tokenHash: hashToken(token) }));
  if (!hasEnded) throw new RuleError('LINK_INVALID');
}

/** Derived, because each mail needs it and only its hash is stored. Switching on again invalidates old links. */
export const endToken = ({ secrets }: App, { userId, createdAt }: { userId: string; createdAt: Date }): string =>
  secrets.derive(`weekly job mail ${userId} ${createdAt.toISOString()}`);
