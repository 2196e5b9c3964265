import type { CourseStatus } from '../courses/visibility.ts';
import type { ReaderModule } from './snapshot.ts';

/** The working copy as learners will have it; dates as ISO text. Nothing in here tells the solution of a quiz. */
export type DraftCourse = {
  courseId: string;
  organisation: string | null;
  organisationSlug: string | null;
  title: string;
  description: string;
  /** Number of the newest published version; 0 before the first. */
  version: number;
  /** Of the working copy; another one means that it has changed since. */
  revision: number;
  updatedAt: string;
  modules: ReaderModule[];
};

/** How the course stands now, whatever of it somebody has before them. */
export type DraftState = {
  status: CourseStatus;
  version: number;
  isOnline: boolean;
  hasChanges: boolean;
  revision: number;
};

/** What happened: to the course, to its comments, or it is gone. */
export type DraftEvent = 'course' | 'comments' | 'gone';

/** What a review says about a lesson, or with `lessonId` null about the whole course. */
export type CourseComment = {
  commentId: string;
  lessonId: string | null;
  /** As it was called when the comment was written. */
  lessonTitle: string;
  text: string;
  /** Null for an account that is gone. */
  author: string | null;
  createdAt: Date;
  editedAt: Date | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  mayChange: boolean;
  mayRemove: boolean;
};
