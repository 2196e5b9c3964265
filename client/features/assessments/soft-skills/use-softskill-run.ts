import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { type RunRefusal, timeoutSignal } from '../taking/run-request.ts';
import { useRefusal, useWaiting } from '../values/use-value-run.ts';
import { type Draft, isSameOrder } from './ordering.ts';
import {
  back,
  confirm,
  currentGroup,
  enterPartTwo,
  leaveStop,
  placeIn,
  type RunProgress,
  storedStopOf,
} from './run-progress.ts';
import { readStoredDraft, removeStoredDraft, storeDraft, storeStop } from './stored-run.ts';
import { softskillQueue } from './use-softskill-start.ts';

type RunEvents = {
  /** `resultId` null: the run was finished elsewhere. */
  onFinished: (token: string, resultId: string | null) => void;
  onOutdated: (reason: Exclude<RunRefusal, 'RUN_FINISHED'> | null) => void;
};

export function useSoftskillRun(initial: RunProgress, events: RunEvents) {
  const { token } = initial;
  const queue = softskillQueue(token, trpc.useUtils().client);
  const save = useSyncExternalStore(queue.subscribe, queue.state);
  const [run, setRun] = useState(initial);
  const { isWaiting, failure, stopWaiting, goOn } = useNextStep(token, events, setRun);
  const timeOnScreen = useAnsweringTime(run);
  const group = currentGroup(run);

  useEffect(() => queue.flush(), [queue]);
  useRefusal(save.refusal, (refusal) => {
    if (refusal === 'RUN_FINISHED') return events.onFinished(token, null);
    queue.discard((slot) => refusal !== 'PART_TWO_CHANGED' || slot >= run.partOne.length);
    events.onOutdated(refusal);
  });

  const show = (next: RunProgress) => {
    storeStop(token, storedStopOf(next));
    setRun(next);
  };

  const confirmOrder = (order: readonly number[]) => {
    if (group === null) return;
    const { next } = placeIn(run);
    const answer = { order: [...order], durationMs: timeOnScreen() };
    if (!isSameOrder(group.answer, order)) queue.add(group.groupIndex, answer);
    removeStoredDraft(token, group.groupIndex);
    show(confirm(run, answer));
    if (isWaiting) queue.flush();
    else if (next !== 'group') goOn(next);
  };

  const goBack = () => {
    stopWaiting();
    show(back(run));
  };

  return {
    run,
    group,
    place: placeIn(run),
    save,
    isWaiting,
    failure,
    confirmOrder,
    goBack,
    endStop: () => show(leaveStop(run)),
    begunDraft: () => group && readStoredDraft(token, group.groupIndex),
    keepBegun: (draft: Draft) =>
      group && storeDraft(token, { ...draft, slot: group.groupIndex, spentMs: timeOnScreen() }),
  };
}

/** Time before a reload counts; time at a pause or an introduction does not. */
function useAnsweringTime(run: RunProgress): () => number {
  const { token, stop } = run;
  const spentBefore = useCallback((slot: number) => readStoredDraft(token, slot)?.spentMs ?? 0, [token]);
  const noGroup = -1;
  return useOnScreenTime(stop === null ? (currentGroup(run)?.groupIndex ?? noGroup) : noGroup, spentBefore);
}

function useNextStep(token: string, events: RunEvents, setRun: (change: (run: RunProgress) => RunProgress) => void) {
  const { client } = trpc.useUtils();
  const queue = softskillQueue(token, client);
  const { isWaiting, wait, stopWaiting } = useWaiting();
  const [failure, setFailure] = useState<string | null>(null);

  const finish = async () => {
    const { resultId } = await client.softskillTest.finish.mutate({ token }, { signal: timeoutSignal() });
    events.onFinished(token, resultId);
  };

  const goOn = (next: 'partTwo' | 'finish') => {
    setFailure(null);
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
        adoptServerState(error, token, events);
      }
    });
  };

  const stopGoingOn = () => {
    setFailure(null);
    stopWaiting();
  };

  return { isWaiting, failure, stopWaiting: stopGoingOn, goOn };
}

function adoptServerState(error: unknown, token: string, { onFinished, onOutdated }: RunEvents): void {
  const code = codeOf(error);
  if (code === 'RUN_FINISHED') onFinished(token, null);
  if (code === 'RUN_INCOMPLETE') onOutdated(null);
  if (code === 'NOT_FOUND') onOutdated(code);
}

/**
 * Milliseconds on screen, summed over several visits; pauses while the tab is hidden.
 * `spentBefore`: time from before this page load.
 */
function useOnScreenTime(key: number, spentBefore: (key: number) => number): () => number {
  const spent = useRef(new Map<number, number>());
  const since = useRef<number | null>(null);

  const settle = useCallback(() => {
    if (since.current === null) return;
    const now = performance.now();
    spent.current.set(key, (spent.current.get(key) ?? spentBefore(key)) + now - since.current);
    since.current = now;
  }, [key, spentBefore]);

  useEffect(() => {
    const updateVisibility = () => {
      settle();
      since.current = document.hidden ? null : performance.now();
    };
    updateVisibility();
    document.addEventListener('visibilitychange', updateVisibility);
    return () => {
      settle();
      since.current = null;
      document.removeEventListener('visibilitychange', updateVisibility);
    };
  }, [settle]);

  return useCallback(() => {
    settle();
    return Math.min(86_400_000, Math.round(spent.current.get(key) ?? spentBefore(key)));
  }, [key, settle, spentBefore]);
}
