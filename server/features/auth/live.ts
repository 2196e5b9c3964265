import type { App } from '../../core/app.ts';
import { eventsOf } from '../../core/events/live.ts';
import { isEnded, sessionsEnded } from './end-sessions.ts';

/** Stays silent for as long as the session lives; says 'ended' once and completes when it ends. */
export async function* untilSessionEnds(
  app: App,
  session: { userId: string; publicId: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<'ended'> {
  for await (const ended of eventsOf(app.events, sessionsEnded, signal)) {
    if (!isEnded(ended, session)) continue;
    yield 'ended';
    return;
  }
}
