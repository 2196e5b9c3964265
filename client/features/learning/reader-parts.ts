import type { ReadCourse } from '#shared/learning/state.ts';
import type { Reading } from './course-address.ts';
import type { PlacedLesson } from './outline.ts';
import type { Learning } from './use-learning.ts';

/** What every part of the reader stands on. */
export type ReaderParts = {
  course: ReadCourse;
  reading: Reading;
  lessons: readonly PlacedLesson[];
  learning: Learning;
  /** Loads the version that is online now. */
  onReload: () => Promise<unknown>;
};
