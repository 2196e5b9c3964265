import { notifyManager } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import type { NoticeBoard, NoticeKey } from '../notice-board.ts';

export type Change = (course: EditedCourse) => EditedCourse;

type LessonChange = (lesson: EditedLesson) => EditedLesson;

type Task<Result> = {
  change?: Change;
  lessonChange?: LessonChange;
  call: () => Promise<Result>;
  failure: { text: string; at: NoticeKey } | null;
};
/** @returns the server's answer; undefined after a failure that the board reports */
export type RunTask = <Result>(task: Task<Result>) => Promise<Result | undefined>;

type PendingChange = Pick<Task<unknown>, 'change' | 'lessonChange'>;

/**
 * Runs structure changes one after the other and shows them at once. Each one ends with a refetch; pending changes
 * are applied on top of the result.
 */
export function useStructure(refetch: () => Promise<unknown>, board: NoticeBoard) {
  const [pending, setPending] = useState<readonly PendingChange[]>([]);
  const queueEnd = useRef<Promise<unknown>>(Promise.resolve());

  const run: RunTask = useCallback(
    async ({ call, failure, ...changes }) => {
      setPending((before) => [...before, changes]);
      const result = queueEnd.current.then(call);
      const refetched = result.then(refetch, refetch).catch(() => undefined);
      queueEnd.current = refetched;
      const removePending = () => setPending((before) => before.filter((one) => one !== changes));
      // Scheduled with TanStack's notifications: fetched data renders one timer later, and the change must stay
      // visible until then.
      void refetched.then(() => notifyManager.schedule(removePending));
      if (failure === null) return result;
      board.clear(failure.at);
      return result.catch((error) => {
        board.failed(failure.at, sentenceOf(error, failure.text));
        return undefined;
      });
    },
    [refetch, board],
  );
  /** Queued, because a cancelled refetch would end a pending change too early. */
  const reread = useCallback(() => {
    queueEnd.current = queueEnd.current.then(refetch).catch(() => undefined);
  }, [refetch]);
  return { run, reread, pending };
}

export const useOptimisticCourse = (course: EditedCourse | undefined, pending: readonly PendingChange[]) =>
  useMemo(() => course && pending.reduce((one, { change }) => change?.(one) ?? one, course), [course, pending]);

export const useOptimisticLesson = (lesson: EditedLesson | undefined, pending: readonly PendingChange[]) =>
  useMemo(
    () => lesson && pending.reduce((one, { lessonChange }) => lessonChange?.(one) ?? one, lesson),
    [lesson, pending],
  );
