import type { SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';
import type { JobCompany } from './board.ts';
import type { Employment, JobDraft, JobStatus, Workplace } from './draft.ts';

/** A job as the company's list shows it. Days are texts as 2026-11-24. */
export type JobInList = {
  jobId: string;
  /** 'PG-1042'. */
  reference: string;
  title: string;
  status: JobStatus;
  isOnline: boolean;
  /** Staff took it down: nobody sees it, nobody publishes it. */
  isTakenDown: boolean;
  /** The working copy differs from what applicants see. */
  hasChanges: boolean;
  town: string;
  workplace: Workplace;
  employment: Employment | null;
  createdAt: Date;
  updatedAt: Date;
  endsAt: Date | null;
  replyBy: string | null;
};

/** A job as its editor opens it. */
export type EditedJob = {
  jobId: string;
  reference: string;
  status: JobStatus;
  /** Goes along with the next change. */
  revision: string;
  draft: JobDraft;
  /** Whose job it is, as applicants see it. */
  company: JobCompany;
  isOnline: boolean;
  /** Staff took it down: nobody sees it, nobody publishes it. */
  isTakenDown: boolean;
  /** Publishing asks for the organisation's imprint. */
  lacksImprint: boolean;
  /** The organisation's name waits for staff. */
  isNameHeld: boolean;
  hasChanges: boolean;
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
  endsAt: Date | null;
  closedAt: Date | null;
  mayEdit: boolean;
  mayPublish: boolean;
};

/** Something happened to a job that is open. `name`: who did it; `pageId`: the page on which it happened. */
export type JobEvent = { kind: 'saved' | 'status' | 'gone'; name: string | null; pageId: string | null };

/** What applicants see is decided by owners and admins always, by editors unless their organisation wants four eyes. */
export const isJobPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'job.publish') && !needsReview);
