import '../validation/messages.ts';
import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';
import { jobDraft, jobLimits, jobStatuses } from './draft.ts';
import { jobImportLimits } from './import.ts';

const jobId = z.uuid();
export const jobInput = z.strictObject({ jobId });

const ownJobsFilter = z.object({
  search: text(jobLimits.title, 0).default(''),
  status: z.enum(['all', ...jobStatuses]).default('all'),
});
export type OwnJobsFilter = z.infer<typeof ownJobsFilter>;

export const ownJobsInput = z.strictObject({
  ...ownJobsFilter.shape,
  ...pageFields,
});

export const createJobInput = z.strictObject({ title: line(jobLimits.title) });

const revision = z.uuid();
export const saveJobInput = z.strictObject({ jobId, revision, draft: jobDraft });
export type SaveJobInput = z.infer<typeof saveJobInput>;

export const publishJobInput = z.strictObject({ jobId, revision });

export const jobsFileInput = z.strictObject({ csv: z.string().max(2 * jobImportLimits.bytes) });
