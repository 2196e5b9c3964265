import { randomUUID } from 'node:crypto';
import type { PackedPerson } from '#shared/matching/people-columns.ts';
import { packGroups } from '#shared/releases/anonymous.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { anonymousOfRequired } from '#shared/releases/required.ts';
import type { GiveInput } from '#shared/releases/schema.ts';
import { isNarrower, isRequiredScope, type ReleaseScope } from '#shared/releases/scope.ts';
import { limitToScope, noExtent, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import { shownName } from '#shared/releases/view.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { giveConsent } from '../consents/service.ts';
import { publishPersonAction, publishToBoth } from './changes.ts';
import { disclosureOfRelease } from './disclosure.ts';
import { createRelease, endRelease } from './lifecycle.ts';
import { confirmSnapshot } from './preview.ts';
import {
  lockCompany,
  lockOwnRelease,
  lockReleaseForCompany,
  type StoredRelease,
  updateExpiry,
  updateScope,
} from './release-queries.ts';
import { packNothing, packWithoutName } from './release-snapshot.ts';
import { partsOfRelease } from './required-parts.ts';
import { recordEvent } from './view-log.ts';

export const releaseChangeLimit: Limit = {
  name: 'release-change',
  points: releaseLimits.changesPerDay,
  seconds: 24 * 3600,
};

/** @throws RuleError RELEASE_CHANGED, RELEASE_EMPTY, NAME_KNOWN, NOT_FOUND, JOB_GONE, COMPANY_NOT_OPEN, TOO_MANY_RELEASES */
export async function giveRelease(ctx: SignedInContext, input: GiveInput): Promise<{ releaseId: string }> {
  const { target, prepared } = await confirmSnapshot(ctx, input);
  const { orgId, job } = target;
  const { userId } = ctx.user;
  return inTransaction(ctx.app.db, (tx) => createRelease(ctx.app, tx, { userId, orgId, job, prepared }));
}

/** @throws RuleError NOT_FOUND */
export const withdrawRelease = ({ app, user }: SignedInContext, releaseId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const release = await lockOwnRelease(tx, { releaseId, userId: user.userId });
    if (release === null) throw new RuleError('NOT_FOUND');
    await endRelease(app, tx, { release, kind: 'withdrawn' });
  });

/** Without effect if the company sees nothing. */
export const withdrawReleaseTo = ({ app, user }: SignedInContext, orgId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const release = await lockReleaseForCompany(tx, { orgId, userId: user.userId });
    if (release !== null) await endRelease(app, tx, { release, kind: 'withdrawn' });
  });

type OwnReleaseKey = { releaseId: string };

/** Never adds newer data. @throws RuleError NOT_FOUND, RELEASE_CHANGED if the scope would grow */
export async function narrowRelease(
  ctx: SignedInContext,
  { releaseId, scope }: OwnReleaseKey & { scope: ReleaseScope },
): Promise<void> {
  const { app, user } = ctx;
  await inTransaction(app.db, async (tx) => {
    const release = await lockLiveRelease(ctx, tx, releaseId);
    if (scope === release.scope) return;
    if (!isNarrower(scope, release.scope)) throw new RuleError('RELEASE_CHANGED');
    const { snapshot, packed } = await narrowContent(tx, release, scope);
    const name = shownName(snapshot, release.pseudonym);
    await updateScope(tx, release, { scope, snapshot, packed, shownName: name, revision: randomUUID() });
    const { orgId } = release;
    await recordEvent(app, tx, { userId: user.userId, orgId, kind: 'narrowed', details: { scope } });
    await publishToBoth(app, tx, release);
  });
}

type NarrowedContent = { snapshot: ReleaseSnapshot; packed: PackedPerson | null };

/** `packed` null: unchanged. @throws RuleError RELEASE_CHANGED if no job says which skills are required */
async function narrowContent(tx: Tx, release: StoredRelease, scope: ReleaseScope): Promise<NarrowedContent> {
  const { snapshot: stored } = release;
  if (stored.version === 2) throw new RuleError('RELEASE_CHANGED');
  if (stored.version === 3) {
    if (scope !== 'anonymous') return { snapshot: { ...stored, profile: null }, packed: null };
    const snapshot = anonymousOfRequired(stored);
    return { snapshot, packed: { ...packGroups(snapshot.skills), valueWeights: [] } };
  }
  if (scope === 'anonymous') {
    const disclosure = await disclosureOfRelease(tx, release);
    return { snapshot: limitToScope(scope, stored, { ...noExtent, disclosure }), packed: packWithoutName(stored) };
  }
  const parts = isRequiredScope(scope) ? await partsOfRelease(tx, release) : [];
  if (isRequiredScope(scope) && parts.length === 0) throw new RuleError('RELEASE_CHANGED');
  const snapshot = limitToScope(scope, stored, { ...noExtent, parts });
  return { snapshot, packed: isRequiredScope(scope) ? packNothing : null };
}

/** @throws RuleError NOT_FOUND, COMPANY_NOT_OPEN */
export async function renewRelease(ctx: SignedInContext, { releaseId }: OwnReleaseKey): Promise<{ expiresAt: Date }> {
  const { app, user } = ctx;
  const now = app.clock.now();
  const expiresAt = monthsAfter(now, releaseLimits.months);
  await inTransaction(app.db, async (tx) => {
    const release = await lockLiveRelease(ctx, tx, releaseId);
    if ((await lockCompany(tx, release.orgId))?.isLocked !== false) throw new RuleError('COMPANY_NOT_OPEN');
    await updateExpiry(tx, release, expiresAt);
    const { orgId, scope } = release;
    const { userId } = user;
    await recordEvent(app, tx, { userId, orgId, kind: 'renewed', details: { scope } });
    await giveConsent(tx, { userId, kind: 'release', orgId, givenAt: now });
    await publishPersonAction(app, tx, release);
  });
  return { expiresAt };
}

/** @throws RuleError NOT_FOUND, also for an expired release */
async function lockLiveRelease({ app, user }: SignedInContext, tx: Tx, releaseId: string): Promise<StoredRelease> {
  const release = await lockOwnRelease(tx, { releaseId, userId: user.userId });
  if (release === null || release.expiresAt <= app.clock.now()) throw new RuleError('NOT_FOUND');
  return release;
}
