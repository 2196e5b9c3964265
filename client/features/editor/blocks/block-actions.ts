import { useMemo } from 'react';
import type { BlockContent, BlockType } from '#shared/courses/content.ts';
import type { EditedBlock } from '#shared/editor/state.ts';
import { editorTexts, moveTexts, structureTexts, contentTexts as texts } from '#shared/texts/courses/editor.ts';
import { onceAtATime } from '../../../lib/requests/once.ts';
import { toastSuccess, toastUndo } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { Editor } from '../editor-context.ts';
import { blockInserted, blockMoved, blockRemoved } from '../lesson/lesson-cache.ts';
import { blockNoticeKey } from '../notice-board.ts';
import { draftOf } from '../saving/block-queue.ts';

type BlockPosition = { lessonId: string; index?: number };
type NewBlock = BlockPosition & { type: BlockType; fileId?: string };

export function useBlockActions({ courseId, run, queue }: Pick<Editor, 'courseId' | 'run' | 'queue'>) {
  const utils = trpc.useUtils();
  return useMemo(() => {
    const client = utils.client.editor;
    const put = (lessonId: string, block: EditedBlock, index: number) =>
      utils.editor.lesson.setData({ courseId, lessonId }, (lesson) => lesson && blockInserted(block, index)(lesson));

    const add = async ({ lessonId, index, ...block }: NewBlock) => {
      const place = index === undefined ? {} : { index };
      const call = () => client.addBlock.mutate({ courseId, lessonId, ...place, ...block });
      const added = await run({ call, failure: { text: texts.createFailed, at: 'lesson' } });
      if (added !== undefined) put(lessonId, added, index ?? Number.MAX_SAFE_INTEGER);
      return added;
    };
    const restore = (deletedPartId: string) =>
      run({
        call: () => client.restorePart.mutate({ courseId, deletedPartId }),
        failure: { text: editorTexts.undoFailed, at: 'lesson' },
      });

    return {
      add: onceAtATime(add),
      insertAgain: async (lessonId: string, block: BlockContent) => {
        const added = await add({ lessonId, type: block.type });
        if (added !== undefined) queue.edit(draftOf(added, lessonId), block, 0);
        return added;
      },
      remove: onceAtATime(async (blockId: string) => {
        await queue.settled(({ key }) => key === blockId);
        const call = () => client.removePart.mutate({ courseId, level: 'block', id: blockId });
        const lessonChange = blockRemoved(blockId);
        const part = await run({
          lessonChange,
          call,
          failure: { text: texts.removeFailed, at: blockNoticeKey(blockId) },
        });
        if (part === undefined) return;
        // Only after the deletion succeeded; otherwise a failed one would lose unsaved text.
        const unsaved = queue.discard(blockId);
        toastUndo(texts.removed, editorTexts.undo, async () => {
          if ((await restore(part.deletedPartId)) !== undefined && unsaved !== null) queue.restore(unsaved);
        });
      }),
      move: (blockId: string, { lessonId, index }: { lessonId: string; index: number }) =>
        run({
          lessonChange: blockMoved(blockId, index),
          call: () => client.movePart.mutate({ courseId, level: 'block', id: blockId, parentId: lessonId, index }),
          failure: { text: structureTexts.moveFailed, at: blockNoticeKey(blockId) },
        }),
      moveAway: async (blockId: string, target: { lessonId: string; title: string }) => {
        await queue.settled(({ key }) => key === blockId);
        const { lessonId, title } = target;
        const call = () =>
          client.movePart
            .mutate({ courseId, level: 'block', id: blockId, parentId: lessonId, index: 10_000 })
            .then(() => true);
        const lessonChange = blockRemoved(blockId);
        const failure = { text: structureTexts.moveFailed, at: blockNoticeKey(blockId) };
        if (await run({ lessonChange, call, failure })) toastSuccess(moveTexts.moved(title));
      },
      duplicate: onceAtATime(async (blockId: string) => {
        await queue.settled(({ key }) => key === blockId);
        const call = () => client.duplicatePart.mutate({ courseId, level: 'block', id: blockId });
        return run({ call, failure: { text: structureTexts.duplicateFailed, at: blockNoticeKey(blockId) } });
      }),
    };
  }, [courseId, run, queue, utils]);
}

export type BlockActions = ReturnType<typeof useBlockActions>;
