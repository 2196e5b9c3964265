import { unsentKey } from '../../../lib/test-tokens.ts';
import { type RunRefusal, runRefusalOf, type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import { SaveQueue } from '../taking/save-queue.ts';

export type ValueQueue = SaveQueue<string, RunRefusal>;
const queues = new Map<string, ValueQueue>();
const isWord = (value: unknown): value is string => typeof value === 'string';

/** The one queue of comparisons of a run in this tab. */
export function valueQueue(token: string, client: ServerClient): ValueQueue {
  const existing = queues.get(token);
  if (existing !== undefined) return existing;
  const queue: ValueQueue = new SaveQueue({
    storageKey: unsentKey(token),
    isAnswer: isWord,
    send: (pairIndex, winner) =>
      client.valueTest.compare.mutate({ token, pairIndex, winner }, { signal: timeoutSignal() }),
    refusalOf: runRefusalOf,
  });
  addEventListener('online', queue.flush);
  queues.set(token, queue);
  return queue;
}
