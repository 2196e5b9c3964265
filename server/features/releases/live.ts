import { eventsOf } from '../../core/events/live.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { releasesChanged } from './changes.ts';

/** Says 'changed' at the beginning, and whenever releases, messages or the log of who has seen the person may be other ones. */
export async function* ownChanges(
  { app, user }: SignedInContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> {
  const changes = eventsOf(app.events, releasesChanged(user.userId), signal);
  yield 'changed';
  for await (const _ of changes) yield 'changed';
}
