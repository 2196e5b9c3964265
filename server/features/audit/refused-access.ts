/**
 * Records refused access, at most once per person, resource and hour, and 20 times per person and hour. Runs after the
 * answer is decided and on a separate connection, so that it neither delays nor changes the answer.
 */
import { accessRefused } from '#shared/texts/audit/audit.ts';
import type { HiddenResource } from '../../core/errors.ts';
import { openCache } from '../../core/memory/cache.ts';
import { hours } from '../../core/runtime/clock.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { eventValues, insertEventSql } from './queries.ts';

const hourSeconds = 3600;
const thingLimit: Limit = { name: 'refused-thing', points: 1, seconds: hourSeconds };
const personLimit: Limit = { name: 'refused-access', points: 20, seconds: hourSeconds };

const handledAttempts = openCache<true>({ capacity: 20_000, ageMs: hours(1) });

export function recordRefusedAccess(ctx: Context, hiddenResource: HiddenResource): void {
  const { app, user } = ctx;
  if (user === null) return;
  const key = `${user.userId} ${hiddenResource.resourceType} ${hiddenResource.resourceId}`;
  handledAttempts
    .get(key, async () => {
      const isNew =
        (await app.rateLimits.consume(thingLimit, key)) && (await app.rateLimits.consume(personLimit, user.userId));
      if (isNew) await insertRefusal(ctx, user.userId, hiddenResource);
      return true;
    })
    .catch((error: unknown) => app.logger.warn({ err: error }, 'recording a refused access failed'));
}

async function insertRefusal({ app, origin }: Context, actorId: string, hiddenResource: HiddenResource): Promise<void> {
  const { orgId = null, ...resource } = hiddenResource;
  const eventFields = { action: accessRefused, ...resource, orgId, actorId, details: {}, names: {} };
  const event = { ...eventFields, address: origin.address, createdAt: app.clock.now() };
  await app.db.sidePool.query(insertEventSql, [...eventValues(event)]);
}
