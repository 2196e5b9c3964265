import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { topic } from '../../core/events/events.ts';
import { changesOf } from '../../core/events/live.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

/** What an organisation sees of people is another one: somebody released, withdrew, applied, wrote. */
export const candidatesChanged = (orgId: string) => topic<null>(`candidates-${orgId}`);
/** What a person sees of their releases, requests, messages, applications and who has seen them is another one. */
export const releasesChanged = (userId: string) => topic<null>(`releases-${userId}`);
/** Somebody who can be found came, changed or went: their user id; null when it may be anybody. */
export const foundChanged = topic<string | null>('found-changed');

/** For every organisation, whether or not anything has changed: steps of anonymous people are told with it alone. */
export const anonymousTurn = topic<null>('anonymous-turn');

type Step = { orgId: string; userId: string; scope: ReleaseScope };

/** Something that the person did. The moment of an anonymous person's step would link them across organisations. */
export async function tellOfStep(app: App, tx: Tx, { scope, ...key }: Step): Promise<void> {
  if (scope === 'anonymous') await app.events.publish(tx, releasesChanged(key.userId), null);
  else await tellBoth(app, tx, key);
}

/** Tells both sides with the transaction: what the company did, and what ends. */
export async function tellBoth(app: App, tx: Tx, { orgId, userId }: { orgId: string; userId: string }): Promise<void> {
  await app.events.publish(tx, candidatesChanged(orgId), null);
  await app.events.publish(tx, releasesChanged(userId), null);
}

/** 'changed' at once and whenever the person's releases, messages or view log may have changed. */
export const ownChanges = (
  { app, user }: SignedInContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> => changesOf(app.events, releasesChanged(user.userId), signal);
