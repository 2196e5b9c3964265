import { unsentKey } from '../../../lib/test-tokens.ts';
import { type RunRefusal, runRefusalOf, type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import { SaveQueue } from '../taking/save-queue.ts';
import type { OrderAnswer } from './run-progress.ts';

function isOrderAnswer(value: unknown): value is OrderAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { order, durationMs } = value as Partial<OrderAnswer>;
  return Array.isArray(order) && order.every(Number.isInteger) && Number.isInteger(durationMs);
}

export type SoftskillQueue = SaveQueue<OrderAnswer, RunRefusal>;
const queues = new Map<string, SoftskillQueue>();

/** The one queue of a run in this tab: it goes on sending when the test screen is left. */
export function softskillQueue(token: string, client: ServerClient): SoftskillQueue {
  const existing = queues.get(token);
  if (existing !== undefined) return existing;
  const queue: SoftskillQueue = new SaveQueue({
    storageKey: unsentKey(token),
    isAnswer: isOrderAnswer,
    send: (groupIndex, answer) =>
      client.softskillTest.answer.mutate({ token, groupIndex, ...answer }, { signal: timeoutSignal() }),
    refusalOf: runRefusalOf,
  });
  addEventListener('online', queue.flush);
  queues.set(token, queue);
  return queue;
}
