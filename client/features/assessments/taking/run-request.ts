import type { ErrorCode } from '#shared/errors.ts';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import { codeOf } from '../../../lib/errors.ts';
import { AnswerQueue, type AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { unsentKey } from '../../../lib/tests/test-tokens.ts';
import type { trpc } from '../../../trpc.ts';

export type ServerClient = ReturnType<typeof trpc.useUtils>['client'];
export type RunRefusal = 'RUN_FINISHED' | 'PART_TWO_CHANGED' | 'ORDER_INVALID' | 'NOT_FOUND';

const refusals: Partial<Record<ErrorCode, RunRefusal>> = {
  RUN_FINISHED: 'RUN_FINISHED',
  PART_TWO_CHANGED: 'PART_TWO_CHANGED',
  ORDER_INVALID: 'ORDER_INVALID',
  INVALID_INPUT: 'ORDER_INVALID',
  NOT_FOUND: 'NOT_FOUND',
};

/** Why the server will never accept the answer; null if a retry may succeed. */
function runRefusalOf(error: unknown): RunRefusal | null {
  const code = codeOf(error);
  return code === null ? null : (refusals[code] ?? null);
}

export const timeoutSignal = (): AbortSignal => AbortSignal.timeout(15_000);

type QueueConfig<Answer> = {
  isAnswer: (value: unknown) => value is Answer;
  send: (client: ServerClient, answer: { token: string; slot: number; answer: Answer }) => Promise<unknown>;
};

export type RunQueue<Answer> = AnswerQueue<Answer, RunRefusal>;

/** Returns the single queue of each run in this tab. It keeps sending after the test screen is left. */
export function runQueues<Answer>({ isAnswer, send }: QueueConfig<Answer>) {
  const queues = new Map<string, RunQueue<Answer>>();
  return (token: string, client: ServerClient): RunQueue<Answer> => {
    const existing = queues.get(token);
    if (existing !== undefined) return existing;
    const queue: RunQueue<Answer> = new AnswerQueue({
      storageKey: unsentKey(token),
      isAnswer,
      send: (slot, answer) => send(client, { token, slot, answer }),
      refusalOf: runRefusalOf,
    });
    queues.set(token, queue);
    return queue;
  };
}

export const saveNote = ({ status, unsent }: AnswerState<string>): string | null =>
  status === 'failed' && unsent > 0 ? testScreenTexts.waiting(unsent) : null;
