import { notifyManager } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import type { NoticeBoard, NoticePlace } from '../notice-board.ts';

export type Change = (course: EditedCourse) => EditedCourse;

type LessonChange = (lesson: EditedLesson) => EditedLesson;

type Task<Result> = {
  /** How the course, and the lesson that is open, look meanwhile. */
  change?: Change;
  lessonChange?: LessonChange;
  call: () => Promise<Result>;
  /** What to say when it failed, and where; null: whoever asked says it. */
  failure: { text: string; at: NoticePlace } | null;
};
/** @returns what the server answered; undefined if it failed and the board says so */
export type Run = <Result>(task: Task<Result>) => Promise<Result | undefined>;

type Pending = Pick<Task<unknown>, 'change' | 'lessonChange'>;

/**
 * Changes of the structure, one after the other, shown at once. After each, what the server has is read anew; changes that
 * still wait are laid over it.
 */
export function useStructure(refetch: () => Promise<unknown>, board: NoticeBoard) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const run: Run = useCallback(
    async ({ call, failure, ...changes }) => {
      setPending((before) => [...before, changes]);
      const turn = line.current.then(call);
      const isRead = turn.then(refetch, refetch).catch(() => undefined);
      line.current = isRead;
      const end = () => setPending((before) => before.filter((one) => one !== changes));
      // In the line of TanStack's own notices: what was read is drawn one timer later, and until then the change must stand.
      void isRead.then(() => notifyManager.schedule(end));
      if (failure === null) return turn;
      board.clear(failure.at);
      return turn.catch((error) => {
        board.failed(failure.at, sentenceOf(error, failure.text));
        return undefined;
      });
    },
    [refetch, board],
  );
  /** Somebody else changed something. In the same line: a reading that another one cuts short would end a change too early. */
  const reread = useCallback(() => {
    line.current = line.current.then(refetch).catch(() => undefined);
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
