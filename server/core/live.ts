import { EventEmitter, on } from 'node:events';
import type { Events } from './events.ts';

/**
 * The events of these topics from this very call on, until the subscriber leaves: what happens before the first one is asked for
 * waits.
 */
export function eventsOf(
  events: Events,
  topics: string | readonly string[],
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  const emitter = new EventEmitter();
  const arrivals = on(emitter, 'event', signal === undefined ? {} : { signal });
  const ends = [topics].flat().map((topic) => events.subscribe(topic, (data) => emitter.emit('event', data)));
  const unsubscribe = () => {
    for (const end of ends) end();
  };
  // A subscriber may leave before asking for the first event.
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return untilAborted(arrivals, unsubscribe, signal);
}

async function* untilAborted(
  arrivals: AsyncIterable<unknown[]>,
  unsubscribe: () => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  try {
    for await (const [data] of arrivals) yield data;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    unsubscribe();
  }
}
