import { type RunQueue, runQueues, timeoutSignal } from '../taking/run-request.ts';

export type ValueQueue = RunQueue<string>;

/** The comparisons of one run. */
export const valueQueue = runQueues({
  isAnswer: (value): value is string => typeof value === 'string',
  send: (client, { token, slot, answer }) =>
    client.valueTest.compare.mutate({ token, pairIndex: slot, winner: answer }, { signal: timeoutSignal() }),
});
