import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { emptyContents } from '#shared/courses/content.ts';
import type { EditedBlock, EditedCourse } from '#shared/editor/state.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { UploadError, uploadFile } from '../../lib/requests/upload.ts';
import { trpc } from '../../trpc.ts';
import { useBlockActions } from './blocks/block-actions.ts';
import type { Editor } from './editor-context.ts';
import { useOpenLesson } from './lesson/use-open-lesson.ts';
import { NoticeBoard } from './notice-board.ts';
import { type BlockQueue, draftOf } from './saving/block-queue.ts';
import { useOptimisticCourse, useOptimisticLesson, useStructure } from './structure/use-structure.ts';
import { useStructureActions } from './structure/use-structure-actions.ts';
import { useRename } from './titles/use-rename.ts';
import { isTooLarge } from './uploads/upload-size.ts';
import { openUploads, type UploadChannel, type UploadList } from './uploads/uploads.ts';

export function useEditor(data: EditedCourse, queue: BlockQueue, user: SessionUser) {
  const { courseId } = data;
  const utils = trpc.useUtils();
  const [board] = useState(() => new NoticeBoard());
  const { lessonId, lesson: stored, query, openLesson } = useOpenLesson(courseId, queue);
  /** A ref, because opening another lesson must not render everything that changes the structure. */
  const openId = useRef(lessonId);
  useEffect(() => {
    openId.current = lessonId;
  });
  const refetch = useCallback(() => {
    const id = openId.current;
    const lesson = id === null ? undefined : utils.editor.lesson.refetch({ courseId, lessonId: id });
    return Promise.all([utils.editor.course.refetch({ courseId }), lesson]);
  }, [utils, courseId]);
  const { run, reread, pending } = useStructure(refetch, board);
  const { rename, ...titles } = useRename({ courseId, run, board, user });
  const structure = useStructureActions({ courseId, run, queue, board, openLesson });
  const blocks = useBlockActions({ courseId, run, queue });
  const uploads = useUploads({ courseId, queue, blocks, userId: user.userId });
  const parts: Editor = useMemo(
    () => ({ courseId, queue, board, run, rename, uploads, structure, blocks, openLesson }),
    [courseId, queue, board, run, rename, uploads, structure, blocks, openLesson],
  );
  return {
    parts,
    course: useOptimisticCourse(data, pending) ?? data,
    open: { lessonId, lesson: useOptimisticLesson(stored, pending), query },
    titles,
    isBusy: pending.length > 0,
    reread,
  };
}

/** After the block and the assets that follow it, so that several files keep their order. */
function positionAfterBlock(blocks: readonly EditedBlock[], blockId: string): { index?: number } {
  const index = blocks.findIndex((block) => block.blockId === blockId);
  if (index < 0) return {};
  const next = blocks.findIndex((block, place) => place > index && block.type !== 'asset');
  return next < 0 ? {} : { index: next };
}

type UploadParts = Pick<Editor, 'courseId' | 'queue' | 'blocks'> & { userId: string };

function useUploads({ courseId, queue, blocks, userId }: UploadParts): UploadList {
  const utils = trpc.useUtils();
  const channel: UploadChannel = useMemo(
    () => ({
      send: async (task) => {
        const limits = await utils.assets.limits.ensureData().catch(() => null);
        if (limits !== null && isTooLarge(task.file, limits))
          throw new UploadError(errorTexts.FILE_TOO_LARGE, 'FILE_TOO_LARGE');
        return uploadFile(task);
      },
      onUploaded: async ({ lessonId, blockId, after }, uploaded) => {
        const fetchLesson = () => utils.editor.lesson.fetch({ courseId, lessonId });
        if (blockId === null) {
          const place = after === undefined ? {} : positionAfterBlock((await fetchLesson()).blocks, after);
          const added = await blocks.add({ lessonId, ...place, type: 'asset', fileId: uploaded.fileId });
          if (added === undefined) throw new Error();
          return;
        }
        const lesson = await fetchLesson();
        const block = lesson.blocks.find((one) => one.blockId === blockId);
        if (block === undefined) throw new Error();
        const shown = queue.entryOf(blockId)?.value ?? block;
        const written = shown.type === 'asset' ? shown.content : emptyContents.asset.content;
        queue.edit(draftOf(block, lessonId), { type: 'asset', content: { ...written, ...uploaded } }, 0);
      },
    }),
    [courseId, queue, blocks, utils],
  );
  return useMemo(() => openUploads({ userId, courseId }, channel), [userId, courseId, channel]);
}
