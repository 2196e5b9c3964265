import { z } from 'zod';
import type { GenerationProgress } from './state.ts';

/** What a job tells while it runs, as the pages read it. */
export const generationProgress: z.ZodType<GenerationProgress> = z.object({
  stage: z.enum(['reading', 'planning', 'writing', 'waiting']),
  at: z.string(),
  done: z.number(),
  of: z.number(),
});
