import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Contradiction } from '#shared/assessments/state.ts';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import type { ValueRunEvents } from './use-value-run.ts';
import type { ValueQueue } from './value-queue.ts';

type Step = { contradiction: Contradiction } | { resultId: string } | { isRefused: true };
export type Change = { winner: string; loser: string };

/** Contradictions one after the other until there is none left to look at; then the run is finished. */
export function useContradictions(token: string, queue: ValueQueue, { onFinished, onOutdated }: ValueRunEvents) {
  const { client } = trpc.useUtils();
  const [round, setRound] = useState(0);
  const step = useQuery({
    queryKey: ['value-contradiction', token, round],
    queryFn: () => nextStep(client, token, queue),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    // The one just decided stays on screen until the next is there.
    placeholderData: keepPreviousData,
  });
  const decideAgain = trpc.valueTest.decideAgain.useMutation({
    onSuccess: () => setRound((number) => number + 1),
  });
  const { data, error } = step;
  const resultId = data !== undefined && 'resultId' in data ? data.resultId : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is the event, whichever handler is current
  useEffect(() => {
    if (resultId !== null) onFinished(token, resultId);
  }, [resultId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is the event, whichever handler is current
  useEffect(() => {
    const code = codeOf(error);
    if (code === 'RUN_INCOMPLETE' || code === 'NOT_FOUND') onOutdated(code === 'NOT_FOUND');
  }, [error]);

  const contradiction = data !== undefined && 'contradiction' in data ? data.contradiction : null;
  const decide = (change: Change | null) => {
    if (contradiction !== null && !step.isPlaceholderData)
      decideAgain.mutate({ token, triad: contradiction.triad, change });
  };
  return {
    contradiction,
    decide,
    isDeciding: decideAgain.isPending || step.isPlaceholderData,
    failure: decideAgain.error ? messageOf(decideAgain.error) : error && messageOf(error),
    retry: step.refetch,
  };
}

async function nextStep(client: ServerClient, token: string, queue: ValueQueue): Promise<Step> {
  if (!(await queue.drained())) return { isRefused: true };
  const finish = () => client.valueTest.finish.mutate({ token }, { signal: timeoutSignal() });
  try {
    const contradiction = await client.valueTest.contradiction.mutate({ token }, { signal: timeoutSignal() });
    return contradiction === null ? await finish() : { contradiction };
  } catch (error) {
    // Finished in another tab: finishing again gives the same result.
    if (codeOf(error) === 'RUN_FINISHED') return finish();
    throw error;
  }
}
