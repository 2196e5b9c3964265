import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { type RunRefusal, timeoutSignal } from '../taking/run-request.ts';
import { usePendingRequest, useRefusal } from '../values/use-value-run.ts';
import { type Draft, isSameOrder } from './ordering.ts';
import {
  confirm,
  currentGroup,
  enterPartTwo,
  groupPositionIn,
  leaveStop,
  previousGroup,
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
  const getTimeOnScreen = useAnsweringTime(run);
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
    const { next } = groupPositionIn(run);
    const answer = { order: [...order], durationMs: getTimeOnScreen() };
    if (!isSameOrder(group.answer, order)) queue.add(group.groupIndex, answer);
    removeStoredDraft(token, group.groupIndex);
    show(confirm(run, answer));
    if (isWaiting) queue.flush();
    else if (next !== 'group') goOn(next);
  };

  const goBack = () => {
    stopWaiting();
    show(previousGroup(run));
  };

  return {
    run,
    group,
    place: groupPositionIn(run),
    save,
    isWaiting,
    failure,
    confirmOrder,
    goBack,
    endStop: () => show(leaveStop(run)),
    loadDraft: () => group && readStoredDraft(token, group.groupIndex),
    saveDraft: (draft: Draft) =>
      group && storeDraft(token, { ...draft, slot: group.groupIndex, spentMs: getTimeOnScreen() }),
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
  const { isWaiting, wait, stopWaiting } = usePendingRequest();
  const [failure, setFailure] = useState<string | null>(null);

  const finish = async () => {
    const { resultId } = await client.softskillTest.finish.mutate({ token }, { signal: timeoutSignal() });
    events.onFinished(token, resultId);
  };

  const goOn = (next: 'partTwo' | 'finish') => {
    setFailure(null);
    wait(async (isWanted) => {
      if (!(await queue.waitUntilSent()) || !isWanted()) return;
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

  const cancelNextStep = () => {
    setFailure(null);
    stopWaiting();
  };

  return { isWaiting, failure, stopWaiting: cancelNextStep, goOn };
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
  const spentByKey = useRef(new Map<number, number>());
  const visibleSince = useRef<number | null>(null);

  const addElapsed = useCallback(() => {
    if (visibleSince.current === null) return;
    const now = performance.now();
    spentByKey.current.set(key, (spentByKey.current.get(key) ?? spentBefore(key)) + now - visibleSince.current);
    visibleSince.current = now;
  }, [key, spentBefore]);

  useEffect(() => {
    const updateVisibility = () => {
      addElapsed();
      visibleSince.current = document.hidden ? null : performance.now();
    };
    updateVisibility();
    document.addEventListener('visibilitychange', updateVisibility);
    return () => {
      addElapsed();
      visibleSince.current = null;
      document.removeEventListener('visibilitychange', updateVisibility);
    };
  }, [addElapsed]);

  return useCallback(() => {
    addElapsed();
    return Math.min(86_400_000, Math.round(spentByKey.current.get(key) ?? spentBefore(key)));
  }, [key, addElapsed, spentBefore]);
}
