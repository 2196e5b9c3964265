import type { FieldOfWork } from '../jobs/field-of-work.ts';
import type { Match } from '../matching/types.ts';
import type { CoarseMatch } from '../releases/anonymous.ts';
import type { OlderStates, TargetCompany } from '../releases/state.ts';
import type { ApplicationStatus, RefusalReason } from './status.ts';
import type { TimelineStep } from './timeline.ts';

export type ApplicationAnswer = { question: string; answer: string };

export type OwnApplication = {
  applicationId: string;
  company: TargetCompany;
  /** Null after the company deletes the job. */
  jobId: string | null;
  jobTitle: string;
  jobField: FieldOfWork | null;
  isJobOnline: boolean;
  status: ApplicationStatus;
  answers: ApplicationAnswer[];
  replyBy: string;
  isOverdue: boolean;
  appliedAt: Date;
  statusAt: Date;
  timeline: TimelineStep[];
  refusal: { reason: RefusalReason | null; text: string } | null;
  releaseId: string | null;
  /** As the release is today; false without one. */
  isAnonymous: boolean;
  unread: number;
  /** The newest message in the conversation is a question of the company about this application. */
  hasOpenQuestion: boolean;
};
export type OwnApplicationsPage = { applications: OwnApplication[]; nextCursor: string | null };

export type OwnApplicationState = {
  status: ApplicationStatus;
  appliedAt: Date;
  /** The promised day of the answer, '2026-11-24'. Null unless the person waits for it. */
  replyBy: string | null;
  isOverdue: boolean;
  mayApplyAgain: boolean;
};
/** `older` counts the company of the job alone. `conversation` is null if that company sees nothing of the person. */
export type ApplicationOfJob =
  | (OwnApplicationState & { older: OlderStates; conversation: OwnConversation | null })
  | null;

/** `unread` counts messages about the application. `hasOpenQuestion`: the company waits for an answer. */
export type OwnConversation = { releaseId: string; unread: number; hasOpenQuestion: boolean };
export type ApplicationsOfJobs = Record<string, OwnApplicationState>;

export type BoardCard = {
  applicationId: string;
  releaseId: string;
  name: string;
  isAnonymous: boolean;
  match: CoarseMatch | Match | null;
  isLimited: boolean;
  status: ApplicationStatus;
  /** '2026-11-24', for anonymous people '2026-11'. */
  appliedOn: string;
  replyBy: string;
  isOverdue: boolean;
  answers: ApplicationAnswer[];
  refusal: { reason: RefusalReason | null; text: string } | null;
};
export type BoardColumn = { cards: BoardCard[]; nextCursor: string | null };
export type Board = {
  jobId: string;
  title: string;
  isOnline: boolean;
  columns: Record<ApplicationStatus, BoardColumn & { count: number }>;
};
