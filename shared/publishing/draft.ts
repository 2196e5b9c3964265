import type { CourseStatus } from '../courses/visibility.ts';
import type { ReaderModule } from './snapshot.ts';

/** Security: contains no quiz solutions. Dates are ISO text. */
export type DraftCourse = {
  courseId: string;
  organisation: string | null;
  organisationSlug: string | null;
  logoUrl: string | null;
  title: string;
  description: string;
  outcomes: string[];
  skills: string[];
  minutes: number;
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

export type CourseComment = {
  commentId: string;
  lessonId: string | null;
  lessonTitle: string;
  text: string;
  author: string | null;
  createdAt: Date;
  editedAt: Date | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  mayChange: boolean;
  mayRemove: boolean;
};
