import type { Match } from '../matching/types.ts';
import type { CoarseMatch } from '../releases/anonymous.ts';
import type { TargetCompany } from '../releases/state.ts';
import type { ApplicationStatus, RefusalReason } from './status.ts';

export type Answered = { question: string; answer: string };

/** 'Meine Bewerbungen'. */
export type OwnApplication = {
  applicationId: string;
  company: TargetCompany;
  /** Null when the company has deleted the job. */
  jobId: string | null;
  jobTitle: string;
  isJobOnline: boolean;
  status: ApplicationStatus;
  answers: Answered[];
  /** 2026-12-24 */
  replyBy: string;
  /** The reply date has passed without an answer. */
  isOverdue: boolean;
  appliedAt: Date;
  statusAt: Date;
  refusal: { reason: RefusalReason | null; text: string } | null;
  /** The release under which the company sees it; null when it has ended. */
  releaseId: string | null;
  /** Messages of the company that the person has not looked at. */
  unread: number;
};
export type OwnApplicationsPage = { applications: OwnApplication[]; nextCursor: string | null };

/** The person's own application to a job, and whether they may apply again. */
export type OwnApplicationState = { status: ApplicationStatus; appliedAt: Date; mayApplyAgain: boolean };
export type ApplicationOfJob = OwnApplicationState | null;
/** By job id; jobs without an application are missing. */
export type ApplicationsOfJobs = Record<string, OwnApplicationState>;

/** A card on the board of a job. */
export type BoardCard = {
  applicationId: string;
  releaseId: string;
  name: string;
  isAnonymous: boolean;
  match: CoarseMatch | Match | null;
  isLimited: boolean;
  status: ApplicationStatus;
  /** 2026-11-24 for somebody with a name, 2026-11 without. */
  appliedOn: string;
  /** 2026-12-24; of somebody without a name 2026-12. */
  replyBy: string;
  isOverdue: boolean;
  answers: Answered[];
  refusal: { reason: RefusalReason | null; text: string } | null;
};
export type BoardColumn = { cards: BoardCard[]; nextCursor: string | null };
export type Board = {
  jobId: string;
  title: string;
  isOnline: boolean;
  columns: Record<ApplicationStatus, BoardColumn & { count: number }>;
};
