import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { streamChanges } from '../../core/events/event-stream.ts';
import { topic } from '../../core/events/events.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

export const candidatesChanged = (orgId: string) => topic<null>(`candidates-${orgId}`);
export const releasesChanged = (userId: string) => topic<null>(`releases-${userId}`);
/** Payload: the user id of the changed pool profile; null for any profile. */
export const poolProfileChanged = topic<string | null>('found-changed');

/** Published every hour, even without changes: the only event for changes of anonymous people. */
export const anonymousChanges = topic<null>('anonymous-turn');

type PersonAction = { orgId: string; userId: string; scope: ReleaseScope };

/** Companies get no event about anonymous people, because its time would link the person across companies. */
export async function publishPersonAction(app: App, tx: Tx, { scope, ...key }: PersonAction): Promise<void> {
  if (scope === 'anonymous') await app.events.publish(tx, releasesChanged(key.userId), null);
  else await publishToBoth(app, tx, key);
}

export async function publishToBoth(
  app: App,
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<void> {
  await app.events.publish(tx, candidatesChanged(orgId), null);
  await app.events.publish(tx, releasesChanged(userId), null);
}

export const streamReleaseChanges = (
  { app, user }: SignedInContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> => streamChanges(app.events, releasesChanged(user.userId), signal);
