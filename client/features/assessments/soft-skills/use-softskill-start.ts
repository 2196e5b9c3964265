import { useQuery } from '@tanstack/react-query';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { readToken, storeToken } from '../../../lib/tests/test-tokens.ts';
import { trpc } from '../../../trpc.ts';
import { runQueues, type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import { type OrderAnswer, openRun, type RunProgress } from './run-progress.ts';
import { readStoredRun, removeOtherStoredRuns } from './stored-run.ts';

export function useSoftskillStart(variant: TestVariant) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['softskill-run', variant],
    queryFn: () => startRun(client, variant),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    structuralSharing: false,
  });
}

type StartedRun = { run: RunProgress; isFreshStart: boolean };

async function startRun(client: ServerClient, variant: TestVariant): Promise<StartedRun> {
  const storedToken = readToken('softskill_test_token');
  const storedQueue = storedToken === null ? null : softskillQueue(storedToken, client);
  // Read before the request, because an answer stored meanwhile would be in neither the queue nor the response.
  const pendingBefore = storedQueue?.pending() ?? [];
  const state = await client.softskillTest.start.mutate({ variant, token: storedToken }, { signal: timeoutSignal() });
  storeToken('softskill_test_token', state.token);
  removeOtherStoredRuns(state.token);
  const storedStop = readStoredRun(state.token);
  if (storedToken === state.token)
    return {
      run: openRun(state, { pending: [...pendingBefore, ...(storedQueue?.pending() ?? [])], storedStop }),
      isFreshStart: false,
    };
  // The server returned another run; the last answers of the previous one are still sent.
  if (storedQueue !== null) void storedQueue.waitUntilSent().then((isStored) => isStored || storedQueue.discard());
  const run = openRun(state, { pending: softskillQueue(state.token, client).pending(), storedStop });
  return { run, isFreshStart: state.isFreshStart === true };
}

function isOrderAnswer(value: unknown): value is OrderAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { order, durationMs } = value as Partial<OrderAnswer>;
  return Array.isArray(order) && order.every(Number.isInteger) && Number.isInteger(durationMs);
}

export const softskillQueue = runQueues({
  isAnswer: isOrderAnswer,
  send: (client, { token, slot, answer }) =>
    client.softskillTest.answer.mutate({ token, groupIndex: slot, ...answer }, { signal: timeoutSignal() }),
});
