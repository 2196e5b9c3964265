import { EventEmitter, on } from 'node:events';
import type { Events } from './events.ts';

/** The events of one topic as they come, until the subscriber leaves. */
export async function* eventsOf(
  events: Events,
  topic: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  const emitter = new EventEmitter();
  const unsubscribe = events.subscribe(topic, (data) => emitter.emit('event', data));
  try {
    for await (const [data] of on(emitter, 'event', signal === undefined ? {} : { signal })) yield data;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    unsubscribe();
  }
}
