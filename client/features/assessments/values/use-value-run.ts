import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { removeRunData } from '../../../lib/tests/test-tokens.ts';
import { trpc } from '../../../trpc.ts';
import { type RunQueue, type RunRefusal, runQueues, timeoutSignal } from '../taking/run-request.ts';
import { decide, openValueRun, previousPair, type ValueProgress } from './value-progress.ts';

export type ValueRunEvents = {
  onFinished: (token: string, resultId: string) => void;
  /** The server's run differs from the one on screen; `isLost`: the server has no such run. */
  onOutdated: (isLost: boolean) => void;
  /** The person scrolls, taps or types while the answers are saved. */
  onRead: () => void;
};

export function useValueRun(initial: ValueProgress, { onFinished, onOutdated }: Omit<ValueRunEvents, 'onRead'>) {
  const { client } = trpc.useUtils();
  const { token } = initial;
  const queue = valueQueue(token, client);
  const save = useSyncExternalStore(queue.subscribe, queue.state);
  const [run, setRun] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const { isWaiting, wait } = usePendingRequest();

  useEffect(() => queue.flush(), [queue]);
  useRefusal(save.refusal, (refusal) => {
    queue.discard();
    void handleRefusal(refusal).catch(() => onOutdated(false));
  });

  const handleRefusal = async (refusal: RunRefusal) => {
    if (refusal !== 'RUN_FINISHED') return onOutdated(refusal === 'NOT_FOUND');
    // Comparisons are also closed once contradictions were shown; the run is still open then.
    const state = await client.valueTest.state.query({ token });
    if (state.status === 'open') return onOutdated(false);
    onFinished(token, (await client.valueTest.finish.mutate({ token })).resultId);
  };

  const choose = (values: readonly string[]) =>
    wait(async (isWanted) => {
      setFailure(null);
      try {
        await queue.waitUntilSent();
        const state = await client.valueTest.choose.mutate({ token, values: [...values] }, { signal: timeoutSignal() });
        removeRunData(token);
        if (isWanted()) setRun(openValueRun(state, []));
      } catch (error) {
        const code = codeOf(error);
        if (code === 'RUN_FINISHED') return handleRefusal(code).catch(() => onOutdated(false));
        setFailure(messageOf(error));
        if (code === 'NOT_FOUND') onOutdated(true);
      }
    });

  const decidePair = (winner: string) => {
    if (run.pairs[run.position]?.winner !== winner) queue.add(run.position, winner);
    setRun(decide(run, winner));
  };

  return { run, save, queue, isWaiting, failure, choose, decidePair, goBack: () => setRun(previousPair) };
}

export type ValueQueue = RunQueue<string>;

export const valueQueue = runQueues({
  isAnswer: (value): value is string => typeof value === 'string',
  send: (client, { token, slot, answer }) =>
    client.valueTest.compare.mutate({ token, pairIndex: slot, winner: answer }, { signal: timeoutSignal() }),
});

export function useRefusal(refusal: RunRefusal | null, onRefusal: (refusal: RunRefusal) => void): void {
  const handler = useRef(onRefusal);
  useEffect(() => {
    handler.current = onRefusal;
  });
  useEffect(() => {
    if (refusal !== null) handler.current(refusal);
  }, [refusal]);
}

/** Allows one pending request; leaving the screen or going back cancels it. */
export function usePendingRequest() {
  const [isWaiting, setWaiting] = useState(false);
  const latestTicket = useRef(0);
  const stopWaiting = () => {
    latestTicket.current += 1;
    setWaiting(false);
  };
  useEffect(
    () => () => {
      latestTicket.current += 1;
    },
    [],
  );
  const wait = (work: (isWanted: () => boolean) => Promise<void>) => {
    latestTicket.current += 1;
    const ticket = latestTicket.current;
    const isWanted = () => ticket === latestTicket.current;
    setWaiting(true);
    void work(isWanted).finally(() => isWanted() && setWaiting(false));
  };
  return { isWaiting, wait, stopWaiting };
}
