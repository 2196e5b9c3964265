import type { ReactNode } from 'react';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import type { Reading } from './course-address.ts';
import type { LessonPosition, NumberedLesson } from './lesson-order.ts';
import type { Learning } from './use-learning.ts';

export type ReaderCourse = Omit<PublishedCourseView, 'publishedAt'> & { publishedAt: string | null };

export type ReaderSlots = {
  start?: ReactNode;
  startEnd?: ReactNode;
  lesson?: (lessonId: string) => ReactNode;
  lessonEnd?: (place: LessonPosition) => ReactNode;
  mark?: (lessonId: string) => ReactNode;
  structureEnd?: ReactNode;
  /** Below the page of the course and below each lesson. */
  end?: ReactNode;
};

export type ReaderParts = {
  course: ReaderCourse;
  reading: Reading;
  lessons: readonly NumberedLesson[];
  learning: Learning;
  slots: ReaderSlots;
  onReload: () => Promise<unknown>;
};
