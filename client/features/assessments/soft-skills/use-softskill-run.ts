import { useEffect, useState, useSyncExternalStore } from 'react';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { type RunRefusal, timeoutSignal } from '../taking/run-request.ts';
import { useOnScreenTime } from '../taking/use-on-screen-time.ts';
import { useRefusal } from '../taking/use-refusal.ts';
import { useWaiting } from '../taking/use-waiting.ts';
import { isSameOrder } from './ordering.ts';
import { back, confirm, currentGroup, enterPartTwo, placeIn, type RunProgress } from './run-progress.ts';
import { softskillQueue } from './softskill-queue.ts';

type RunEvents = {
  /** The server has the whole run. `resultId`: null if it was finished elsewhere. */
  onFinished: (token: string, resultId: string | null) => void;
  /** The run on screen is not the server's any more. */
  onOutdated: (reason: Exclude<RunRefusal, 'RUN_FINISHED'> | null) => void;
};

/** One run being taken. What is confirmed is on screen at once and sent behind it. */
export function useSoftskillRun(initial: RunProgress, { onFinished, onOutdated }: RunEvents) {
  const { client } = trpc.useUtils();
  const { token } = initial;
  const queue = softskillQueue(token, client);
  const save = useSyncExternalStore(queue.subscribe, queue.state);
  const [run, setRun] = useState(initial);
  const { isWaiting, wait, stopWaiting } = useWaiting();
  const [failure, setFailure] = useState<string | null>(null);
  const group = currentGroup(run);
  const timeOnScreen = useOnScreenTime(group?.groupIndex ?? 0);

  useEffect(() => queue.flush(), [queue]);
  useRefusal(save.refusal, (refusal) => {
    if (refusal === 'RUN_FINISHED') return onFinished(token, null);
    queue.discard((slot) => refusal !== 'PART_TWO_CHANGED' || slot >= run.partOne.length);
    onOutdated(refusal);
  });

  const goOn = (next: 'partTwo' | 'finish') =>
    wait(async (isWanted) => {
      if (!(await queue.drained()) || !isWanted()) return;
      try {
        if (next === 'finish') return await finish();
        const state = await client.softskillTest.partTwo.mutate({ token }, { signal: timeoutSignal() });
        if (!isWanted()) return;
        if (state.partTwo?.length === 0) return await finish();
        setRun((before) => enterPartTwo(before, state));
      } catch (error) {
        setFailure(messageOf(error));
        follow(error, token, { onFinished, onOutdated });
      }
    });

  const finish = async () => {
    const { resultId } = await client.softskillTest.finish.mutate({ token }, { signal: timeoutSignal() });
    onFinished(token, resultId);
  };

  const confirmOrder = (order: readonly number[]) => {
    if (group === null) return;
    setFailure(null);
    const { next } = placeIn(run);
    if (!isSameOrder(group.answer, order))
      queue.add(group.groupIndex, { order: [...order], durationMs: timeOnScreen() });
    setRun(confirm(run, order));
    if (isWaiting) queue.flush();
    else if (next !== 'group') goOn(next);
  };

  const goBack = () => {
    stopWaiting();
    setFailure(null);
    setRun(back);
  };

  return { run, group, place: placeIn(run), save, isWaiting, failure, confirmOrder, goBack };
}

/** Where the server knows the run otherwise than the screen does, the screen follows. */
function follow(error: unknown, token: string, { onFinished, onOutdated }: RunEvents): void {
  const code = codeOf(error);
  if (code === 'RUN_FINISHED') onFinished(token, null);
  if (code === 'RUN_INCOMPLETE') onOutdated(null);
  if (code === 'NOT_FOUND') onOutdated(code);
}
