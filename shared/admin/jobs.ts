import { z } from 'zod';
import type { JobStatus } from '../jobs/draft.ts';
import type { DecisionWithNames } from '../moderation/decision.ts';
import { exportInput, listInput } from './list.ts';

export const adminJobSorts = ['created', 'title'] as const;
export const jobStates = ['any', 'draft', 'online', 'closed', 'takenDown'] as const;

const filters = { state: z.enum(jobStates).default('any'), org: z.uuid().optional() };

export const adminJobsInput = listInput(adminJobSorts, filters);
export const adminJobsExportInput = exportInput(adminJobSorts, filters);
export type AdminJobsInput = z.infer<typeof adminJobsInput>;

export const adminJobInput = z.strictObject({ jobId: z.uuid() });

export type AdminJobRow = {
  jobId: string;
  reference: string;
  title: string;
  organisation: { organisationId: string; name: string };
  status: JobStatus;
  isTakenDown: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export type PublishedText = {
  title: string;
  description: string;
  town: string;
  questions: string[];
  publishedAt: Date;
  endsAt: Date;
};

export type AdminJob = AdminJobRow & {
  isOnline: boolean;
  takenDownAt: Date | null;
  published: PublishedText | null;
  decisions: DecisionWithNames[];
};
