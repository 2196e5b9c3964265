import type { BlockContent } from '../courses/content.ts';
import type { BlockOrigin } from '../courses/origin.ts';
import type { CourseStatus, Visibility } from '../courses/visibility.ts';

/** A lesson in the structure panel. */
export type LessonItem = {
  lessonId: string;
  title: string;
  revision: string;
  blockCount: number;
  unconfirmedCount: number;
};
export type ModuleItem = { moduleId: string; title: string; revision: string; lessons: LessonItem[] };

/** Everything about a course in the editor but the content of its lessons. */
export type EditedCourse = {
  courseId: string;
  title: string;
  description: string;
  status: CourseStatus;
  visibility: Visibility;
  /** 'Quellen zeigen'. */
  showsSources: boolean;
  /** Number of the newest published version; 0 before the first. */
  version: number;
  /** The newest version is online. */
  isOnline: boolean;
  /** Staff took it down: nobody reads it, nobody publishes it. */
  isTakenDown: boolean;
  /** It was online when staff took it away: it comes back with the release, unless it is withdrawn. */
  isSetAside: boolean;
  /** The working copy differs from the newest version. */
  hasChanges: boolean;
  settingsRevision: string;
  updatedAt: Date;
  updatedBy: string | null;
  skillIds: number[];
  /** Only for who may edit; null for viewers. */
  invitationToken: string | null;
  needsReview: boolean;
  submittedBy: string | null;
  submittedByMe: boolean;
  /** This person has changed the course since it was submitted. */
  changedInReviewByMe: boolean;
  submittedAt: Date | null;
  reviewComment: string;
  reviewedBy: string | null;
  modules: ModuleItem[];
};

/** What saving a block is about. */
export type SavedBlock = BlockContent & { blockId: string; revision: string };
/** `sourceUrl` opens the file that the block came from, a PDF at the page; null without one. */
export type EditedBlock = SavedBlock & { origin: BlockOrigin | null; sourceUrl: string | null };
export type EditedLesson = { lessonId: string; title: string; revision: string; blocks: EditedBlock[] };

/** Somebody else in the same course; `lessonId` is where they are. */
export type CoAuthor = { userId: string; name: string; lessonId: string | null };

/** What an open editor hears: the structure or the settings changed, a lesson's content changed, or who is here. */
export type EditorEvent =
  /** `pageId`: the page on which it happened; what it did itself it knows already. */
  | { kind: 'structure'; pageId: string | null }
  /** `by`: the person's name. */
  | { kind: 'content'; lessonId: string; by: string; pageId: string | null }
  | { kind: 'presence'; pageId: string | null }
  /** What a review says about the course. */
  | { kind: 'comments'; pageId: string | null }
  | { kind: 'gone' };

/** What was pasted and cannot be taken, counted by kind. */
export type Losses = {
  pictures: number;
  drawings: number;
  formulas: number;
  embedded: number;
  rows: number;
  columns: number;
  files: number;
};

export const noLosses = (): Losses => ({
  pictures: 0,
  drawings: 0,
  formulas: 0,
  embedded: 0,
  rows: 0,
  columns: 0,
  files: 0,
});
