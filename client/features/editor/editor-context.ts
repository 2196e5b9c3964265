import { createContext, useContext } from 'react';
import type { BlockActions } from './blocks/block-actions.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { BlockQueue } from './saving/block-queue.ts';
import type { RunTask } from './structure/use-structure.ts';
import type { StructureActions } from './structure/use-structure-actions.ts';
import type { Rename } from './titles/use-rename.ts';
import type { UploadList } from './uploads/uploads.ts';

/** Shared by all parts of the editor. Stays the same object while a course is open. */
export type Editor = {
  courseId: string;
  queue: BlockQueue;
  board: NoticeBoard;
  run: RunTask;
  rename: Rename;
  uploads: UploadList;
  structure: StructureActions;
  blocks: BlockActions;
  openLesson: (lessonId: string | null) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditorParts(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('the editor context is only available inside the course editor');
  return editor;
}
