import { createContext, type ReactNode } from 'react';
import type { EditedBlock, EditedCourse } from '#shared/editor/state.ts';

export type SlotProps = {
  course: EditedCourse;
  /** Sends all pending saves; rejects if one fails. */
  flush: () => Promise<void>;
  onSaveDraft: () => void;
};

export type EditorSlots = {
  actions: (props: SlotProps) => ReactNode;
  notice: (props: SlotProps) => ReactNode;
  quickStart: (props: { courseId: string }) => ReactNode;
  lesson: (props: { course: EditedCourse; lessonId: string }) => ReactNode;
};

export type Remarks = ReadonlyMap<string, number>;

export const RemarksContext = createContext<Remarks>(new Map());

type OfferedFiles = {
  files: readonly File[];
  lesson: { lessonId: string; title: string } | null;
  /** Attaches the files to the open lesson; null if no lesson is open. */
  attach: (() => void) | null;
};
type RedoTarget = {
  /** Null for the whole lesson. */
  blockId: string | null;
  lessonId: string;
  type: 'text' | 'quiz';
  /** Waits for pending saves; false if one failed. */
  waitForSaves: () => Promise<boolean>;
};

/** Must stay the same object, or every block renders again. */
export type EditorExtras = {
  lessonTools: (lesson: {
    lessonId: string;
    title: string;
    isEmpty: boolean;
    waitForSaves: () => Promise<boolean>;
  }) => ReactNode;
  block: (block: Pick<EditedBlock, 'blockId'>) => ReactNode;
  redo: (block: RedoTarget) => void;
  /** @returns false for files that can only become attachments */
  offer: (files: OfferedFiles) => boolean;
};

export const ExtrasContext = createContext<EditorExtras | null>(null);
