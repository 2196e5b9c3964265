import { z } from 'zod';
import type { GenerationProgress } from '#shared/ai/state.ts';

/** What the jobs tell on their way. */
export const generationProgress = z.strictObject({
  stage: z.enum(['reading', 'planning', 'writing', 'waiting']),
  at: z.string(),
  done: z.number(),
  of: z.number(),
}) satisfies z.ZodType<GenerationProgress>;

export const generationPayload = z.strictObject({ courseId: z.uuid(), generationId: z.uuid() });
export type GenerationPayload = z.infer<typeof generationPayload>;
export const generationResult = z.strictObject({ generationId: z.uuid() });
