import { z } from 'zod';
import { jobLimits } from '../jobs/draft.ts';
import { applicationLimits } from '../releases/limits.ts';
import { previewDigest, scope } from '../releases/schema.ts';
import { pageFields } from '../validation/bounds.ts';
import { text } from '../validation/text.ts';
import { applicationStatuses, companyStatuses, refusalReasons } from './status.ts';

const answers = z.array(text(applicationLimits.answer, 0)).max(jobLimits.questions);

const questions = z.array(z.string().max(jobLimits.question)).max(jobLimits.questions);

export const applyInput = z.strictObject({ jobId: z.uuid(), scope, answers, questions, digest: previewDigest });
export type ApplyInput = z.infer<typeof applyInput>;
export const ofJobInput = z.strictObject({ jobId: z.uuid() });
export const ofJobsInput = z.strictObject({ jobIds: z.array(z.uuid()).max(applicationLimits.jobsAtOnce) });
export const mineInput = z.strictObject(pageFields);
export const withdrawInput = z.strictObject({ applicationId: z.uuid(), endsRelease: z.boolean() });

export const boardInput = z.strictObject({ jobId: z.uuid() });
export const columnInput = z.strictObject({
  jobId: z.uuid(),
  status: z.enum(applicationStatuses),
  ...pageFields,
});
export const moveInput = z.strictObject({
  applicationId: z.uuid(),
  from: z.enum(applicationStatuses),
  to: z.enum(companyStatuses),
  refusalReason: z.enum(refusalReasons).nullable().default(null),
  refusalText: text(applicationLimits.refusalText, 0).default(''),
});
export type MoveInput = z.infer<typeof moveInput>;
