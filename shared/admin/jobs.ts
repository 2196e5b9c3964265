import { z } from 'zod';
import type { JobStatus } from '../jobs/draft.ts';
import type { DecisionWithNames } from '../moderation/decision.ts';
import { exportInput, listInput } from './list.ts';

export const adminJobSorts = ['created', 'title'] as const;
export const jobStates = ['any', 'draft', 'online', 'closed', 'takenDown'] as const;

/** `org`: of one organisation only. */
const filters = { state: z.enum(jobStates).default('any'), org: z.uuid().optional() };

export const adminJobsInput = listInput(adminJobSorts, filters);
export const adminJobsExport = exportInput(adminJobSorts, filters);
export type AdminJobsInput = z.infer<typeof adminJobsInput>;

export const adminJobInput = z.strictObject({ jobId: z.uuid() });

export type JobInAdminList = {
  jobId: string;
  /** 'PG-1042'. */
  reference: string;
  title: string;
  organisation: { organisationId: string; name: string };
  status: JobStatus;
  isTakenDown: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** What applicants see, or would see if it were not taken away. `description`: sanitised HTML. */
export type PublishedText = {
  title: string;
  description: string;
  town: string;
  questions: string[];
  publishedAt: Date;
  endsAt: Date;
};

export type JobInPortal = JobInAdminList & {
  isOnline: boolean;
  takenDownAt: Date | null;
  published: PublishedText | null;
  decisions: DecisionWithNames[];
};
