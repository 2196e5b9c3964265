import { runQueues, timeoutSignal } from '../taking/run-request.ts';
import type { OrderAnswer } from './run-progress.ts';

function isOrderAnswer(value: unknown): value is OrderAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { order, durationMs } = value as Partial<OrderAnswer>;
  return Array.isArray(order) && order.every(Number.isInteger) && Number.isInteger(durationMs);
}

/** The orders of the groups of one run. */
export const softskillQueue = runQueues({
  isAnswer: isOrderAnswer,
  send: (client, { token, slot, answer }) =>
    client.softskillTest.answer.mutate({ token, groupIndex: slot, ...answer }, { signal: timeoutSignal() }),
});
