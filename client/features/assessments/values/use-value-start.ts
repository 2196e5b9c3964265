import { useQuery } from '@tanstack/react-query';
import { readToken, storeToken } from '../../../lib/test-tokens.ts';
import { trpc } from '../../../trpc.ts';
import { type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import { openValueRun, type ValueProgress } from './value-progress.ts';
import { valueQueue } from './value-queue.ts';

/** Begins a values run or goes on with the one of this browser or account. */
export function useValueStart() {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['value-run'],
    queryFn: () => startValues(client),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    structuralSharing: false,
  });
}

async function startValues(client: ServerClient): Promise<ValueProgress> {
  const held = readToken('value_test_token');
  const before = held === null ? [] : valueQueue(held, client).pending();
  const state = await client.valueTest.start.mutate({ token: held }, { signal: timeoutSignal() });
  storeToken('value_test_token', state.token);
  const pending = valueQueue(state.token, client).pending();
  return openValueRun(state, held === state.token ? [...before, ...pending] : pending);
}
