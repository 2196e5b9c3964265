import type { BlockContent } from '../courses/content.ts';
import type { BlockOrigin } from '../courses/origin.ts';
import type { CourseStatus, Visibility } from '../courses/visibility.ts';

export type LessonItem = {
  lessonId: string;
  title: string;
  revision: string;
  blockCount: number;
  unconfirmedCount: number;
};
export type ModuleItem = { moduleId: string; title: string; revision: string; lessons: LessonItem[] };

export type EditedCourse = {
  courseId: string;
  title: string;
  description: string;
  outcomes: string[];
  status: CourseStatus;
  visibility: Visibility;
  showsSources: boolean;
  version: number;
  isOnline: boolean;
  isTakenDown: boolean;
  /** It was online when staff hid it; it returns when they release it, unless it is withdrawn. */
  isSetAside: boolean;
  hasChanges: boolean;
  settingsRevision: string;
  updatedAt: Date;
  updatedBy: string | null;
  skillIds: number[];
  invitationToken: string | null;
  needsReview: boolean;
  submittedBy: string | null;
  submittedByMe: boolean;
  changedInReviewByMe: boolean;
  submittedAt: Date | null;
  reviewComment: string;
  reviewedBy: string | null;
  modules: ModuleItem[];
};

export type SavedBlock = BlockContent & { blockId: string; revision: string };
/** `sourceUrl`: the source file, a PDF at the cited page. */
export type EditedBlock = SavedBlock & { origin: BlockOrigin | null; sourceUrl: string | null };
export type EditedLesson = { lessonId: string; title: string; revision: string; blocks: EditedBlock[] };

export type CoAuthor = { userId: string; name: string; lessonId: string | null };

export type EditorEvent =
  /** `pageId`: the page that made the change; it ignores its own events. */
  | { kind: 'structure'; pageId: string | null }
  | { kind: 'content'; lessonId: string; by: string; pageId: string | null }
  | { kind: 'presence'; pageId: string | null }
  | { kind: 'comments'; pageId: string | null }
  | { kind: 'gone' };

export type PasteLosses = {
  pictures: number;
  drawings: number;
  formulas: number;
  embedded: number;
  rows: number;
  columns: number;
  files: number;
};

export const emptyPasteLosses = (): PasteLosses => ({
  pictures: 0,
  drawings: 0,
  formulas: 0,
  embedded: 0,
  rows: 0,
  columns: 0,
  files: 0,
});
