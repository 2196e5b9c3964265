import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Contradiction, Resolution } from '#shared/assessments/state.ts';
import { codeOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { type ServerClient, timeoutSignal } from '../taking/run-request.ts';
import type { ValueQueue, ValueRunEvents } from './use-value-run.ts';

type Step = { contradiction: Contradiction } | { resultId: string } | { isRefused: true };
type Outcome = Resolution & { contradiction: Contradiction };

export function useContradictions(
  token: string,
  queue: ValueQueue,
  { onFinished, onOutdated }: Omit<ValueRunEvents, 'onRead'>,
) {
  const { client } = trpc.useUtils();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<(Outcome & { round: number }) | null>(null);
  const step = useQuery({
    queryKey: ['value-contradiction', token, round],
    queryFn: () => nextStep(client, token, queue),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const startNextRound = () => setRound(round + 1);
  const events = {
    onError: (error: unknown) => {
      // Decided or finished in another tab, or only the response was lost: continue.
      if (isAlreadyDecided(error)) startNextRound();
      if (codeOf(error) === 'NOT_FOUND') onOutdated(true);
    },
  };
  const decideAgain = trpc.valueTest.decideAgain.useMutation(events);
  const takeBack = trpc.valueTest.takeBack.useMutation({ ...events, onSuccess: startNextRound });
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
  const isBusy = decideAgain.isPending || takeBack.isPending || step.isPlaceholderData;
  const decide = (winner: string | null) => {
    if (contradiction === null || isBusy) return;
    takeBack.reset();
    decideAgain.mutate(
      { token, triad: contradiction.triad, winner },
      {
        onSuccess: (resolution) =>
          resolution.resolved > 0 ? setOutcome({ ...resolution, contradiction, round }) : startNextRound(),
      },
    );
  };
  const goBackTo = (number: number) => {
    if (isBusy) return;
    decideAgain.reset();
    takeBack.mutate({ token, number });
  };
  const showsOutcome = outcome !== null && (outcome.round === round || step.isPlaceholderData);
  return {
    contradiction,
    outcome: showsOutcome ? outcome : null,
    decide,
    goOn: startNextRound,
    goBackTo,
    isBusy,
    error: [error, decideAgain.error, takeBack.error].find((one) => one !== null && !isAlreadyDecided(one)) ?? null,
    isError: step.isError,
    retry: step.refetch,
  };
}

const isAlreadyDecided = (error: unknown): boolean => ['STALE_CHANGE', 'RUN_FINISHED'].includes(codeOf(error) ?? '');

async function nextStep(client: ServerClient, token: string, queue: ValueQueue): Promise<Step> {
  if (!(await queue.waitUntilSent())) return { isRefused: true };
  const finish = () => client.valueTest.finish.mutate({ token }, { signal: timeoutSignal() });
  try {
    const contradiction = await client.valueTest.contradiction.mutate({ token }, { signal: timeoutSignal() });
    return contradiction === null ? await finish() : { contradiction };
  } catch (error) {
    // Another tab finished the run. Finishing again returns the same result.
    if (codeOf(error) === 'RUN_FINISHED') return finish();
    throw error;
  }
}
