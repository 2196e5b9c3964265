/** Closing is one transaction. Every writer of a person's data waits for it or is refused by a trigger. */
import {
  type ClosedAccount,
  type DeletionCause,
  type DeletionPreview,
  type DeletionRequest,
  graceDays,
} from '#shared/account-deletion/schema.ts';
import type { UserAction } from '#shared/admin/users.ts';
import { isDeletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { closedMail } from '#shared/texts/account-deletion/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { lockAccountType, withIdentityProof } from '../account/service.ts';
import { withdrawAllApplications } from '../applications/service.ts';
import { logAccountEvent, logAuditEvent } from '../audit/service.ts';
import { addMail, endAccess, links, lockAccount, setLock } from '../auth/service.ts';
import { endTeamShares } from '../candidates/service.ts';
import { withdrawAllConsents } from '../consents/service.ts';
import { endJobMailsOf } from '../matching/service.ts';
import { findSoleOwnership } from '../members/service.ts';
import { endAllReleases, publishToCompaniesOf } from '../releases/service.ts';
import { endPoolProfile } from '../talent-pool/service.ts';
import { insertDeletion } from './queries.ts';

export async function previewDeletion({ app, user }: SignedInContext): Promise<DeletionPreview> {
  const { prisma } = app.db;
  const sole = await findSoleOwnership(prisma, user.userId);
  const others = { lockedAt: null, emailVerifiedAt: { not: null }, id: { not: user.userId } } as const;
  const isLastAdmin =
    user.platformRole === 'platform_admin' &&
    (await prisma.user.count({ where: { ...others, profile: { platformRole: 'platform_admin' } } })) === 0;
  return { soleOwnerOf: sole && { name: sole.name, isLocked: sole.isLocked }, isLastAdmin };
}

/**
 * @throws RuleError WRONG_CONFIRMATION, SOLE_OWNER, LAST_PLATFORM_ADMIN, NOT_SIGNED_IN if another tab was first, and as
 * `withIdentityProof`
 */
export async function requestDeletion(ctx: SignedInContext, request: DeletionRequest): Promise<ClosedAccount> {
  const { confirmation, ...proof } = request;
  if (!isDeletionWord(confirmation)) throw new RuleError('WRONG_CONFIRMATION');
  const { app } = ctx;
  return withIdentityProof(ctx, proof, async (tx, { id: userId }) => {
    const { token, eraseAt } = await closeAccount(app, tx, { userId, cause: 'person' });
    await logAccountEvent(ctx, tx, { action: 'own_deletion_requested', userId, details: {}, names: {} });
    return { eraseAt, undoUrl: app.outbox.sends ? null : links.undoDeletion(app, token) };
  });
}

/** For a person who asks in writing. The caller has checked the permission. @throws RuleError as `closeAccount` */
export async function startDeletionByStaff(
  ctx: SignedInContext,
  tx: Tx,
  { userId, reason, person }: UserAction & { person: string },
): Promise<void> {
  await closeAccount(ctx.app, tx, { userId, cause: 'staff' });
  const names = { person, reason };
  await logAuditEvent(ctx, tx, { action: 'user_deletion_started', resourceId: userId, details: {}, names });
}

type Closing = { userId: string; cause: DeletionCause };

/** @throws RuleError ALREADY_CLOSED, SOLE_OWNER with the organisation, LAST_PLATFORM_ADMIN */
export async function closeAccount(
  app: App,
  tx: Tx,
  { userId, cause }: Closing,
): Promise<{ token: string; eraseAt: Date }> {
  const account = await lockAccount(tx, userId);
  if (account.deletion !== null) throw new RuleError('ALREADY_CLOSED');
  await lockAccountType(tx, userId);
  const sole = await findSoleOwnership(tx, userId);
  if (sole !== null) throw new RuleError('SOLE_OWNER', { organisation: sole.name });
  const requestedAt = app.clock.now();
  const eraseAt = addMs(requestedAt, days(graceDays));
  const token = newToken();
  const wasLocked = account.lockedAt !== null;
  await endEverything(app, tx, userId);
  await insertDeletion(tx, { userId, cause, requestedAt, eraseAt, tokenHash: hashToken(token), wasLocked });
  if (!wasLocked) await setLock(tx, userId, { at: requestedAt, reason: '' });
  await endAccess(app, tx, { userId });
  const facts = { cause, eraseAt, url: links.undoDeletion(app, token) };
  await addMail(app, tx, { to: account.email, text: closedMail(account.profile?.firstName ?? '', facts) });
  return { token, eraseAt };
}

/** Again for an account that a restore brought back. */
export async function closeAgain(app: App, tx: Tx, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await lockAccountType(tx, userId);
  await endEverything(app, tx, userId);
  await endAccess(app, tx, { userId });
}

async function endEverything(app: App, tx: Tx, userId: string): Promise<void> {
  await publishToCompaniesOf(app, tx, userId);
  await withdrawAllApplications(app, tx, userId);
  await endAllReleases(app, tx, userId);
  await endPoolProfile(app, tx, { userId, as: 'foundOff' });
  await endJobMailsOf(app, tx, { userId });
  await endTeamShares(tx, userId);
  await withdrawAllConsents(tx, userId, app.clock.now());
}
