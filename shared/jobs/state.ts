import type { SessionUser } from '../auth/session-user.ts';
import { may } from '../permissions.ts';
import type { JobCompany } from './board.ts';
import type { Employment, JobDraft, JobStatus, Workplace } from './draft.ts';

export type OwnJobRow = {
  jobId: string;
  reference: string;
  title: string;
  status: JobStatus;
  isOnline: boolean;
  isTakenDown: boolean;
  hasChanges: boolean;
  town: string;
  workplace: Workplace;
  employment: Employment | null;
  createdAt: Date;
  updatedAt: Date;
  endsAt: Date | null;
  replyBy: string | null;
};

export type EditedJob = {
  jobId: string;
  reference: string;
  status: JobStatus;
  revision: string;
  draft: JobDraft;
  company: JobCompany;
  isOnline: boolean;
  isTakenDown: boolean;
  lacksImprint: boolean;
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

export type JobEvent = { kind: 'saved' | 'status' | 'gone'; name: string | null; pageId: string | null };

/** Editors publish only without four-eyes approval. */
export const isJobPublisher = (user: SessionUser | null, needsReview: boolean): boolean =>
  may(user, 'organisation.manage') || (may(user, 'job.publish') && !needsReview);
