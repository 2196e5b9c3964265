/**
 * The talent pool is switched on with exactly the view that the person confirmed. Switching off has no rate limit and
 * takes effect with the next request of any company.
 */
import { randomUUID } from 'node:crypto';
import type { Circle } from '#shared/found/circle.ts';
import type { FoundWishes } from '#shared/found/schema.ts';
import { foundLimits, releaseLimits } from '#shared/releases/limits.ts';
import { consentVersion } from '#shared/texts/consents.ts';
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
  foundChanged,
  lockReleasesOf,
  noteEvent,
  releasesChanged,
  takeFindable,
} from '../../releases/service.ts';
import { deleteFound, insertFoundProfile, listFinders, updateWishes } from './own-queries.ts';

const kind = 'beingFound';
/** Limited, because each change leaves a permanent consent or entry or makes companies reload. */
export const foundChanges: Limit = { name: 'found-change', points: foundLimits.changesPerDay, seconds: 24 * 3600 };

type On = { wishes: FoundWishes; digest: string };

/** Replaces the view if it is already on. @throws RuleError RELEASE_EMPTY, RELEASE_CHANGED, PLACE_UNKNOWN */
export async function switchOn(ctx: SignedInContext, { wishes, digest }: On): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const [taken, circle] = await Promise.all([takeFindable(app, userId), circleOf(wishes.place)]);
  if (taken.missing.softskills && taken.missing.values) throw new RuleError('RELEASE_EMPTY');
  if (taken.digest !== digest) throw new RuleError('RELEASE_CHANGED');
  await inTransaction(app.db, (tx) => write(app, tx, { userId, taken, threshold: wishes.threshold, circle }));
}

type Written = { userId: string; taken: Findable; threshold: number; circle: Awaited<ReturnType<typeof circleOf>> };

async function write(app: App, tx: Tx, { userId, ...row }: Written): Promise<void> {
  const now = app.clock.now();
  await lockReleasesOf(tx, userId);
  await deleteFound(tx, { userId, expiresAt: { lte: now } });
  const expiresAt = monthsAfter(now, releaseLimits.months);
  await insertFoundProfile(tx, {
    userId,
    ...row,
    foundId: randomUUID(),
    revision: randomUUID(),
    since: now,
    expiresAt,
  });
  await giveConsent(tx, { userId, kind, version: consentVersion(kind), givenAt: now });
  await noteEvent(app, tx, { userId, orgId: null, kind: 'foundOn' });
  await tellOfChange(app, tx, userId);
}

/** The view stays unchanged. @throws RuleError NOT_FOUND while it is off, PLACE_UNKNOWN */
export async function changeWishes(ctx: SignedInContext, { threshold, place }: FoundWishes): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const circle = await circleOf(place);
  await inTransaction(app.db, async (tx) => {
    const row = { userId, now: app.clock.now(), revision: randomUUID(), threshold, circle };
    if (!(await updateWishes(tx, row))) throw new RuleError('NOT_FOUND');
    await tellOfChange(app, tx, userId);
  });
}

export async function switchOff({ app, user }: SignedInContext): Promise<void> {
  const { userId } = user;
  await inTransaction(app.db, async (tx) => {
    await lockReleasesOf(tx, userId);
    await endFound(app, tx, { userId, as: 'foundOff' });
  });
}

/** Runs inside the caller's transaction. Deletes what companies have of the person without a name. */
export async function endFound(
  app: App,
  tx: Tx,
  { userId, as }: { userId: string; as: 'foundOff' | 'foundExpired' },
): Promise<void> {
  await tellFound(app, tx, userId);
  if (!(await deleteFound(tx, { userId }))) return;
  await withdrawConsents(tx, { userId, kind, withdrawnAt: app.clock.now() });
  await noteEvent(app, tx, { userId, orgId: null, kind: as });
}

/** Null for no limit by place. @throws RuleError PLACE_UNKNOWN */
async function circleOf(place: FoundWishes['place']): Promise<Circle | null> {
  if (place === null) return null;
  const centre = await centreOf(place.place);
  if (centre === null) throw new RuleError('PLACE_UNKNOWN', { field: 'place' });
  const { latitude, longitude } = centre;
  return { place: place.place, latitude, longitude, radiusKm: place.radius };
}

/** Limit of live events when a person leaves the pool. Other companies see it with their next request. */
const mostTold = 200;

/**
 * Companies refetch only with the hourly event, because the exact time of a change would link the person across
 * companies.
 */
async function tellOfChange(app: App, tx: Tx, userId: string): Promise<void> {
  await app.events.publish(tx, foundChanged, userId);
  await app.events.publish(tx, releasesChanged(userId), null);
}

/** Removes the person from open pages. Call it before the rows of `found_people` are deleted. */
async function tellFound(app: App, tx: Tx, userId: string): Promise<void> {
  await tellOfChange(app, tx, userId);
  await tellCompanies(app, tx, await listFinders(tx, userId, mostTold));
}

export const tellCompanies = ({ events }: App, tx: Tx, orgIds: readonly string[]): Promise<void> =>
  events.publishAll(tx, orgIds.slice(0, mostTold).map(candidatesChanged), null);
