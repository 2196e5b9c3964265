import type { App } from '../../core/app.ts';
import { eventsOf } from '../../core/events/live.ts';
import { membersChanged } from './service.ts';

/** Says 'changed' at the beginning, whenever the list may be another one, and after a lost connection was found again. */
export async function* memberChanges(
  app: App,
  orgId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> {
  const changes = eventsOf(app.events, membersChanged(orgId), signal);
  yield 'changed';
  for await (const _ of changes) yield 'changed';
}
