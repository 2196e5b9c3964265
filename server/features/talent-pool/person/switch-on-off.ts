/** Switching on uses exactly the view that the person confirmed. Switching off has no rate limit. */
import { randomUUID } from 'node:crypto';
import { poolLimits, releaseLimits } from '#shared/releases/limits.ts';
import type { PoolSettings } from '#shared/talent-pool/schema.ts';
import type { SearchArea } from '#shared/talent-pool/search-area.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { monthsAfter } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { giveConsent, withdrawConsents } from '../../consents/service.ts';
import { centreOf } from '../../places/service.ts';
import {
  candidatesChanged,
  type Findable,
  lockReleasesOf,
  poolProfileChanged,
  recordEvent,
  releasesChanged,
  takeFindableSnapshot,
} from '../../releases/service.ts';
import { deletePoolProfile, insertPoolProfile, listLatestFinders, updatePoolSettings } from './profile-queries.ts';

const kind = 'beingFound';
/** Each change leaves a permanent consent or entry or makes companies reload. */
export const poolChangeLimit: Limit = { name: 'found-change', points: poolLimits.changesPerDay, seconds: 24 * 3600 };

type SwitchOn = { wishes: PoolSettings; digest: string };

/** @throws RuleError RELEASE_EMPTY, RELEASE_CHANGED, PLACE_UNKNOWN */
export async function switchOn(ctx: SignedInContext, { wishes, digest }: SwitchOn): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const [findable, circle] = await Promise.all([takeFindableSnapshot(app, userId), searchAreaOf(wishes.place)]);
  if (findable.missing.softskills && findable.missing.values) throw new RuleError('RELEASE_EMPTY');
  if (findable.digest !== digest) throw new RuleError('RELEASE_CHANGED');
  await inTransaction(app.db, (tx) =>
    storePoolProfile(app, tx, { userId, findable, threshold: wishes.threshold, circle }),
  );
}

type PoolProfileChange = {
  userId: string;
  findable: Findable;
  threshold: number;
  circle: Awaited<ReturnType<typeof searchAreaOf>>;
};

async function storePoolProfile(app: App, tx: Tx, { userId, ...row }: PoolProfileChange): Promise<void> {
  const now = app.clock.now();
  await lockReleasesOf(tx, userId);
  await deletePoolProfile(tx, { userId, expiresAt: { lte: now } });
  const expiresAt = monthsAfter(now, releaseLimits.months);
  await insertPoolProfile(tx, {
    userId,
    ...row,
    foundId: randomUUID(),
    revision: randomUUID(),
    since: now,
    expiresAt,
  });
  await giveConsent(tx, { userId, kind, givenAt: now });
  await recordEvent(app, tx, { userId, orgId: null, kind: 'foundOn' });
  await publishChange(app, tx, userId);
}

/** @throws RuleError NOT_FOUND without a profile, PLACE_UNKNOWN */
export async function changePoolSettings(ctx: SignedInContext, { threshold, place }: PoolSettings): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const circle = await searchAreaOf(place);
  await inTransaction(app.db, async (tx) => {
    const row = { userId, now: app.clock.now(), revision: randomUUID(), threshold, circle };
    if (!(await updatePoolSettings(tx, row))) throw new RuleError('NOT_FOUND');
    await publishChange(app, tx, userId);
  });
}

export async function switchOff({ app, user }: SignedInContext): Promise<void> {
  const { userId } = user;
  await inTransaction(app.db, async (tx) => {
    await lockReleasesOf(tx, userId);
    await endPoolProfile(app, tx, { userId, as: 'foundOff' });
  });
}

export async function endPoolProfile(
  app: App,
  tx: Tx,
  { userId, as }: { userId: string; as: 'foundOff' | 'foundExpired' },
): Promise<void> {
  await publishRemoval(app, tx, userId);
  if (!(await deletePoolProfile(tx, { userId }))) return;
  await withdrawConsents(tx, {
    ...{ userId, kind, withdrawnAt: app.clock.now() },
    as: as === 'foundExpired' ? 'ended' : 'withdrawn',
  });
  await recordEvent(app, tx, { userId, orgId: null, kind: as });
}

/** Null for no limit by distance. @throws RuleError PLACE_UNKNOWN */
async function searchAreaOf(place: PoolSettings['place']): Promise<SearchArea | null> {
  if (place === null) return null;
  const centre = await centreOf(place.place);
  if (centre === null) throw new RuleError('PLACE_UNKNOWN', { field: 'place' });
  const { latitude, longitude } = centre;
  return { place: place.place, latitude, longitude, radiusKm: place.radius };
}

/** Limits live events when a person leaves the pool. Other companies notice it with their next request. */
const maxPublished = 200;

/** Companies refetch with the hourly event only, because the exact time would link the person across companies. */
async function publishChange(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, poolProfileChanged, userId);
  await app.events.publish(tx, releasesChanged(userId), null);
}

/** Removes the person from open pages. Call it before the rows of `found_people` are deleted. */
async function publishRemoval(app: App, tx: Tx, userId: string): Promise<void> {
  await publishChange(app, tx, userId);
  await publishToCompanies(app, tx, await listLatestFinders(tx, userId, maxPublished));
}

export const publishToCompanies = ({ events }: App, tx: Tx, orgIds: readonly string[]): Promise<void> =>
  events.publishAll(tx, orgIds.slice(0, maxPublished).map(candidatesChanged), null);
