import type { CourseStatus } from '../courses/visibility.ts';
import type { ReaderModule } from './snapshot.ts';

/** The draft as learners will see it; dates are ISO text. Contains no quiz solutions. */
export type DraftCourse = {
  courseId: string;
  organisation: string | null;
  organisationSlug: string | null;
  title: string;
  description: string;
  /** Number of the newest published version; 0 before the first. */
  version: number;
  revision: number;
  updatedAt: string;
  modules: ReaderModule[];
};

export type DraftState = {
  status: CourseStatus;
  version: number;
  isOnline: boolean;
  hasChanges: boolean;
  revision: number;
};

export type DraftEvent = 'course' | 'comments' | 'gone';

/** `lessonId` null: about the whole course. */
export type CourseComment = {
  commentId: string;
  lessonId: string | null;
  lessonTitle: string;
  text: string;
  /** Null for a deleted account. */
  author: string | null;
  createdAt: Date;
  editedAt: Date | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  mayChange: boolean;
  mayRemove: boolean;
};
