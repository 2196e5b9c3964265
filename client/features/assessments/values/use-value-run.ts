import { useEffect, useState, useSyncExternalStore } from 'react';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { forgetRun } from '../../../lib/test-tokens.ts';
import { trpc } from '../../../trpc.ts';
import { type RunRefusal, timeoutSignal } from '../taking/run-request.ts';
import { useRefusal } from '../taking/use-refusal.ts';
import { useWaiting } from '../taking/use-waiting.ts';
import { backInValues, decide, openValueRun, type ValueProgress } from './value-progress.ts';
import { valueQueue } from './value-queue.ts';

export type ValueRunEvents = {
  onFinished: (token: string, resultId: string) => void;
  /** The run on screen is not the server's any more; `isLost`: it cannot be reached either. */
  onOutdated: (isLost: boolean) => void;
};

/** One values run being taken, up to the contradictions. What is decided is on screen at once and sent behind it. */
export function useValueRun(initial: ValueProgress, { onFinished, onOutdated }: ValueRunEvents) {
  const { client } = trpc.useUtils();
  const { token } = initial;
  const queue = valueQueue(token, client);
  const save = useSyncExternalStore(queue.subscribe, queue.state);
  const [run, setRun] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const { isWaiting, wait } = useWaiting();

  useEffect(() => queue.flush(), [queue]);
  useRefusal(save.refusal, (refusal) => {
    queue.discard();
    void afterRefusal(refusal).catch(() => onOutdated(false));
  });

  const afterRefusal = async (refusal: RunRefusal) => {
    if (refusal !== 'RUN_FINISHED') return onOutdated(refusal === 'NOT_FOUND');
    // Comparisons are also closed once contradictions were shown: then the run is still open.
    const state = await client.valueTest.state.query({ token });
    if (state.status === 'open') return onOutdated(false);
    onFinished(token, (await client.valueTest.finish.mutate({ token })).resultId);
  };

  const choose = (values: readonly string[]) =>
    wait(async (isWanted) => {
      setFailure(null);
      try {
        await queue.drained();
        const state = await client.valueTest.choose.mutate({ token, values: [...values] }, { signal: timeoutSignal() });
        forgetRun(token);
        if (isWanted()) setRun(openValueRun(state, []));
      } catch (error) {
        const code = codeOf(error);
        if (code === 'RUN_FINISHED') return afterRefusal(code).catch(() => onOutdated(false));
        setFailure(messageOf(error));
        if (code === 'NOT_FOUND') onOutdated(true);
      }
    });

  const decidePair = (winner: string) => {
    if (run.pairs[run.position]?.winner !== winner) queue.add(run.position, winner);
    setRun(decide(run, winner));
  };

  return { run, save, queue, isWaiting, failure, choose, decidePair, goBack: () => setRun(backInValues) };
}
