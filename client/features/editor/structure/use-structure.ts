import { notifyManager } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import type { NoticeBoard, NoticePlace } from '../notice-board.ts';

export type Change = (course: EditedCourse) => EditedCourse;

type LessonChange = (lesson: EditedLesson) => EditedLesson;

type Task<Result> = {
  change?: Change;
  lessonChange?: LessonChange;
  call: () => Promise<Result>;
  failure: { text: string; at: NoticePlace } | null;
};
/** @returns the server's answer; undefined after a failure that the board reports */
export type Run = <Result>(task: Task<Result>) => Promise<Result | undefined>;

type Pending = Pick<Task<unknown>, 'change' | 'lessonChange'>;

/**
 * Runs structure changes one after the other and shows them at once. Each one ends with a refetch; pending changes
 * are applied on top of the result.
 */
export function useStructure(refetch: () => Promise<unknown>, board: NoticeBoard) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queueEnd = useRef<Promise<unknown>>(Promise.resolve());

  const run: Run = useCallback(
    async ({ call, failure, ...changes }) => {
      setPending((before) => [...before, changes]);
      const result = queueEnd.current.then(call);
      const isRead = result.then(refetch, refetch).catch(() => undefined);
      queueEnd.current = isRead;
      const end = () => setPending((before) => before.filter((one) => one !== changes));
      // Scheduled with TanStack's notifications: fetched data renders one timer later, and the change must stay
      // visible until then.
      void isRead.then(() => notifyManager.schedule(end));
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

export const useShownCourse = (course: EditedCourse | undefined, pending: readonly Pending[]) =>
  useMemo(() => course && pending.reduce((one, { change }) => change?.(one) ?? one, course), [course, pending]);

export const useShownLesson = (lesson: EditedLesson | undefined, pending: readonly Pending[]) =>
  useMemo(
    () => lesson && pending.reduce((one, { lessonChange }) => lessonChange?.(one) ?? one, lesson),
    [lesson, pending],
  );
