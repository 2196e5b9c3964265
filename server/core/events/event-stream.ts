import { EventEmitter, on } from 'node:events';
import type { EventData, Events, Topic } from './events.ts';

/** Subscribes at once: events before the first iteration are queued. */
export function streamEvents<Data extends EventData>(
  events: Events,
  topics: Topic<Data> | ReadonlyArray<Topic<Data>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Data> {
  const emitter = new EventEmitter();
  const arrivals = on(emitter, 'event', signal === undefined ? {} : { signal }) as AsyncIterable<Data[]>;
  const unsubscribes = [topics]
    .flat()
    .map((topic) => events.subscribe(topic, (data: Data) => emitter.emit('event', data)));
  const unsubscribe = () => {
    for (const end of unsubscribes) end();
  };
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return untilAborted(arrivals, unsubscribe, signal);
}

/** Yields at once, because earlier events were missed, and then for each event. */
export async function* streamChanges<Data extends EventData>(
  events: Events,
  topics: Topic<Data> | ReadonlyArray<Topic<Data>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> {
  const arrivals = streamEvents(events, topics, signal);
  yield 'changed';
  for await (const _ of arrivals) yield 'changed';
}

async function* untilAborted<Data>(
  arrivals: AsyncIterable<Data[]>,
  unsubscribe: () => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<Data> {
  try {
    for await (const [data] of arrivals) yield data as Data;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    unsubscribe();
  }
}
