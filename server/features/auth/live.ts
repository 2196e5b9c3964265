import type { App } from '../../core/app.ts';
import { eventsOf } from '../../core/live.ts';
import { sessionsEnded } from './sign-in.ts';

/** Stays silent for as long as the session lives; says 'ended' once and completes when it ends. */
export async function* untilSessionEnds(
  app: App,
  publicId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<'ended'> {
  for await (const ended of eventsOf(app.events, sessionsEnded, signal)) {
    if (!Array.isArray(ended) || !ended.includes(publicId)) continue;
    yield 'ended';
    return;
  }
}
