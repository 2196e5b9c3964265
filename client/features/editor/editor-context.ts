import { createContext, useContext } from 'react';
import type { SaveQueue } from './save-queue.ts';
import type { UploadList } from './uploads.ts';
import type { Run } from './use-structure.ts';

/** What every part of the editor works with. Stays the same object while a course is open. */
export type Editor = {
  courseId: string;
  queue: SaveQueue;
  run: Run;
  uploads: UploadList;
  openLesson: (lessonId: string | null) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('only inside the course editor');
  return editor;
}
