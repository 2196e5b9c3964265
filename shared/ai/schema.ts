import { z } from 'zod';
import { courseId } from '../courses/schema.ts';
import { text } from '../validation/text.ts';
import { orderLimits } from './order.ts';
import { coursePlan } from './plan.ts';
import { sourceLimits } from './source.ts';
import type { GenerationProgress } from './state.ts';

const generationId = z.uuid();
const proposalId = z.uuid();
const part = z.number().int().min(1).max(sourceLimits.parts);
const planRevision = z.number().int().min(0).max(2_000_000_000);

export const generationInput = z.strictObject({ courseId, generationId });
export const planChangeInput = z.strictObject({
  courseId,
  generationId,
  planRevision,
  plan: coursePlan,
});
export const writeInput = z.strictObject({ courseId, generationId, planRevision });
/** `requestId`: the same id returns the same proposal. Without `blockId` the whole lesson is redone. */
export const redoInput = z.strictObject({
  requestId: z.uuid(),
  courseId,
  lessonId: z.uuid(),
  blockId: z.uuid().nullable(),
  instruction: text(orderLimits.instruction, 0),
});
export type RedoInput = z.infer<typeof redoInput>;
export const proposalInput = z.strictObject({ courseId, proposalId });
export const lessonFromPartInput = z.strictObject({
  requestId: z.uuid(),
  courseId,
  sourceId: z.uuid(),
  part,
  moduleId: z.uuid(),
});
export const sourcePartInput = z.strictObject({ courseId, sourceId: z.uuid(), part });
export const confirmBlocksInput = z.strictObject({
  courseId,
  blocks: z
    .array(z.strictObject({ blockId: z.uuid(), revision: z.uuid() }))
    .min(1)
    .max(400),
});
const tokensOfMonth = z.number().int().min(0).max(1_000_000_000_000).nullable();

/** Null: unlimited. Without `installationTokens` the limit of the installation does not change. */
export const aiSettingsInput = z.strictObject({
  monthlyTokens: tokensOfMonth,
  installationTokens: tokensOfMonth.optional(),
});

export const generationProgress: z.ZodType<GenerationProgress> = z.object({
  stage: z.enum(['reading', 'planning', 'writing', 'waiting']),
  at: z.string(),
  done: z.number(),
  of: z.number(),
});
