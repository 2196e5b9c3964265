import { createContext, type ReactNode } from 'react';
import type { EditedBlock, EditedCourse } from '#shared/editor/state.ts';

export type SlotProps = {
  course: EditedCourse;
  /** Sends every save that is still waiting; rejects when one could not be stored. */
  flush: () => Promise<void>;
  onSaveDraft: () => void;
};

/** What the page puts into the editor of what other features know about the course as a whole. */
export type EditorSlots = {
  /** At the right side of the header. */
  actions: (props: SlotProps) => ReactNode;
  /** Below the header. */
  notice: (props: SlotProps) => ReactNode;
  /** One more way to begin, in the dialog of an empty course. */
  quickStart: (props: { courseId: string }) => ReactNode;
  /** Above the lesson that is open. */
  lesson: (props: { course: EditedCourse; lessonId: string }) => ReactNode;
};

/** How many remarks are open, by lesson. Stays the same object while nothing changes. */
export type Remarks = ReadonlyMap<string, number>;

export const RemarksContext = createContext<Remarks>(new Map());

type OfferedFiles = {
  files: readonly File[];
  /** Only this lesson is meant; null for the course. */
  lesson: { lessonId: string; title: string } | null;
  /** Puts them into the open lesson; null while none is open. */
  attach: (() => void) | null;
};
type RedoneBlock = {
  /** Null for the whole lesson. */
  blockId: string | null;
  lessonId: string;
  type: 'text' | 'quiz';
  /** Waits until what was typed is stored; false if it could not be. */
  saved: () => Promise<boolean>;
};

/** What the page puts deep inside of a lesson. Stays the same object, or every block would render anew. */
export type EditorExtras = {
  /** Beside what can be put into a lesson. */
  lessonTools: (lesson: {
    lessonId: string;
    title: string;
    isEmpty: boolean;
    saved: () => Promise<boolean>;
  }) => ReactNode;
  /** Below the head of a block. */
  block: (block: Pick<EditedBlock, 'blockId'>) => ReactNode;
  redo: (block: RedoneBlock) => void;
  /** Files that could become more than attachments. @returns false for those that could not */
  offer: (files: OfferedFiles) => boolean;
};

export const ExtrasContext = createContext<EditorExtras | null>(null);
