import { createContext, type ReactNode } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';

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
  /** Above the lesson that is open. */
  lesson: (props: { course: EditedCourse; lessonId: string }) => ReactNode;
};

/** How many remarks are open, by lesson. Stays the same object while nothing changes. */
export type Remarks = ReadonlyMap<string, number>;

export const RemarksContext = createContext<Remarks>(new Map());
