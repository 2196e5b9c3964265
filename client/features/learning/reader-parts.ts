import type { ReactNode } from 'react';
import type { ReadCourse } from '#shared/learning/state.ts';
import type { Reading } from './course-address.ts';
import type { Place, PlacedLesson } from './outline.ts';
import type { Learning } from './use-learning.ts';

/** A course as it is read; of a draft no day of publication is known. */
export type ReaderCourse = Omit<ReadCourse, 'publishedAt'> & { publishedAt: string | null };

/** What a page puts into the reader of a draft; learners have none of it. */
export type ReaderSlots = {
  /** Above and below the structure on the course's start. */
  start?: ReactNode;
  startEnd?: ReactNode;
  /** Above and below what a lesson says. */
  lesson?: (lessonId: string) => ReactNode;
  lessonEnd?: (place: Place) => ReactNode;
  /** Behind the title of a lesson in the structure. */
  mark?: (lessonId: string) => ReactNode;
  /** Below the structure. */
  structureEnd?: ReactNode;
};

/** What every part of the reader stands on. */
export type ReaderParts = {
  course: ReaderCourse;
  reading: Reading;
  lessons: readonly PlacedLesson[];
  learning: Learning;
  slots: ReaderSlots;
  /** Loads the version that is online now. */
  onReload: () => Promise<unknown>;
};
