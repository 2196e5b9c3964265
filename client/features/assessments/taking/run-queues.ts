import { unsentKey } from '../../../lib/test-tokens.ts';
import { type RunRefusal, runRefusalOf, type ServerClient } from './run-request.ts';
import { SaveQueue } from './save-queue.ts';

type Kind<Answer> = {
  isAnswer: (value: unknown) => value is Answer;
  send: (client: ServerClient, answer: { token: string; slot: number; answer: Answer }) => Promise<unknown>;
};

export type RunQueue<Answer> = SaveQueue<Answer, RunRefusal>;

/** Gives the one queue of each run in this tab: it goes on sending when the test screen is left. */
export function runQueues<Answer>({ isAnswer, send }: Kind<Answer>) {
  const queues = new Map<string, RunQueue<Answer>>();
  return (token: string, client: ServerClient): RunQueue<Answer> => {
    const existing = queues.get(token);
    if (existing !== undefined) return existing;
    const queue: RunQueue<Answer> = new SaveQueue({
      storageKey: unsentKey(token),
      isAnswer,
      send: (slot, answer) => send(client, { token, slot, answer }),
      refusalOf: runRefusalOf,
    });
    queues.set(token, queue);
    return queue;
  };
}
