import { useMemo } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { editorTexts, structureTexts as texts } from '#shared/texts/courses/editor.ts';
import {
  findModule,
  type LessonTarget,
  lessonMoved,
  lessonRemoved,
  lessonStep,
  moduleMoved,
  moduleRemoved,
} from '../../../lib/outline.ts';
import { onceAtATime } from '../../../lib/requests/once.ts';
import { toastUndo } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { NoticeBoard } from '../notice-board.ts';
import type { BlockQueue } from '../saving/block-queue.ts';
import type { RunTask } from './use-structure.ts';

type Parts = {
  courseId: string;
  run: RunTask;
  queue: BlockQueue;
  board: NoticeBoard;
  openLesson: (lessonId: string | null) => void;
};

const structureFailure = (text: string) => ({ text, at: 'structure' }) as const;

export function useStructureActions({ courseId, run, queue, board, openLesson }: Parts) {
  const utils = trpc.useUtils();
  return useMemo(() => {
    const client = utils.client.editor;
    const current = (): EditedCourse | undefined => utils.editor.course.getData({ courseId });
    const restore = (deletedPartId: string) =>
      run({
        call: () => client.restorePart.mutate({ courseId, deletedPartId }),
        failure: structureFailure(editorTexts.undoFailed),
      });
    const offerUndo = (title: string, part: { deletedPartId: string } | undefined) => {
      if (part === undefined) return;
      toastUndo(title, editorTexts.undo, () => void restore(part.deletedPartId));
    };
    const tools = { courseId, run, queue, board, openLesson, client, current, offerUndo };
    return { restore, ...moduleActions(tools), ...lessonActions(tools) };
  }, [courseId, run, queue, board, openLesson, utils]);
}

type Tools = Parts & {
  client: ReturnType<typeof trpc.useUtils>['client']['editor'];
  current: () => EditedCourse | undefined;
  offerUndo: (title: string, part: { deletedPartId: string } | undefined) => void;
};

const moduleActions = ({ courseId, run, queue, board, client, current, offerUndo }: Tools) => ({
  addModule: onceAtATime(async () => {
    const call = () => client.addModule.mutate({ courseId });
    const added = await run({ call, failure: structureFailure(texts.moduleFailed) });
    if (added !== undefined) board.done('structure', texts.moduleCreated);
    return added?.moduleId;
  }),
  removeModule: onceAtATime(async (moduleId: string) => {
    const course = current();
    const lessonIds = new Set((course && findModule(course, moduleId))?.lessons.map(({ lessonId }) => lessonId));
    await queue.settled(({ about }) => lessonIds.has(about.lessonId));
    const call = () => client.removePart.mutate({ courseId, level: 'module', id: moduleId });
    offerUndo(
      texts.moduleRemoved,
      await run({ change: moduleRemoved(moduleId), call, failure: structureFailure(texts.moduleRemoveFailed) }),
    );
  }),
  duplicateModule: onceAtATime(async (moduleId: string) => {
    await queue.settled();
    const call = () => client.duplicatePart.mutate({ courseId, level: 'module', id: moduleId });
    if (await run({ call, failure: structureFailure(texts.duplicateFailed) }))
      board.done('structure', texts.duplicated);
  }),
  moveModule: (moduleId: string, index: number) =>
    run({
      change: moduleMoved(moduleId, index),
      call: () => client.movePart.mutate({ courseId, level: 'module', id: moduleId, parentId: courseId, index }),
      failure: structureFailure(texts.moveFailed),
    }),
});

function lessonActions({ courseId, run, queue, board, openLesson, client, current, offerUndo }: Tools) {
  const moveLesson = (lessonId: string, target: LessonTarget) =>
    run({
      change: lessonMoved(lessonId, target),
      call: () =>
        client.movePart.mutate({
          courseId,
          level: 'lesson',
          id: lessonId,
          parentId: target.moduleId,
          index: target.index,
        }),
      failure: structureFailure(texts.moveFailed),
    });

  return {
    addLesson: onceAtATime(async (moduleId: string) => {
      const call = () => client.addLesson.mutate({ courseId, moduleId });
      const added = await run({ call, failure: structureFailure(texts.lessonFailed) });
      if (added !== undefined) openLesson(added.lessonId);
    }),
    removeLesson: onceAtATime(async (lessonId: string) => {
      await queue.settled(({ about }) => about.lessonId === lessonId);
      const call = () => client.removePart.mutate({ courseId, level: 'lesson', id: lessonId });
      offerUndo(
        texts.lessonRemoved,
        await run({ change: lessonRemoved(lessonId), call, failure: structureFailure(texts.lessonRemoveFailed) }),
      );
    }),
    duplicateLesson: onceAtATime(async (lessonId: string) => {
      await queue.settled(({ about }) => about.lessonId === lessonId);
      const call = () => client.duplicatePart.mutate({ courseId, level: 'lesson', id: lessonId });
      const copy = await run({ call, failure: structureFailure(texts.duplicateFailed) });
      if (copy === undefined) return;
      openLesson(copy.id);
      board.done('structure', texts.duplicated);
    }),
    moveLesson,
    stepLesson: (lessonId: string, step: -1 | 1) => {
      const course = current();
      const target = course && lessonStep(course, lessonId, step);
      if (target) void moveLesson(lessonId, target);
    },
  };
}

export type StructureActions = ReturnType<typeof useStructureActions>;
