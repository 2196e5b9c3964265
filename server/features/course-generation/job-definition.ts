import { z } from 'zod';
import type { GenerationProgress } from '#shared/ai/state.ts';
import type { App } from '../../core/app.ts';
import { defineJob, type JobDefinition, type LaneLimits } from '../../core/jobs/background/definition.ts';

export const generationProgress = z.strictObject({
  stage: z.enum(['reading', 'planning', 'writing', 'waiting']),
  at: z.string(),
  done: z.number(),
  of: z.number(),
}) satisfies z.ZodType<GenerationProgress>;

/** Plan jobs queued by earlier versions have no `orgId`. */
const orgId = z.uuid().nullable().default(null);

export const generationPayload = z.strictObject({ courseId: z.uuid(), generationId: z.uuid(), orgId });
export type GenerationPayload = z.infer<typeof generationPayload>;
export const generationResult = z.strictObject({ generationId: z.uuid() });

const groupOf = ({ orgId }: { orgId: string | null }, ownerId: string): string => orgId ?? ownerId;

/** Waiting for a language model costs only a connection; the embedded rules share one worker thread. */
export const generationLimits = ({ ai }: Pick<App, 'ai'>): LaneLimits =>
  ai === null ? { atOnce: 2, ofGroup: 1 } : { atOnce: 5, ofGroup: 2 };

type WritingJob<Payload, Result> = Pick<
  JobDefinition<Payload, GenerationProgress, Result>,
  'kind' | 'payload' | 'result' | 'limitMs' | 'run'
>;

export const defineWritingJob = <Payload extends { orgId: string | null }, Result>(
  job: WritingJob<Payload, Result> & Partial<Pick<JobDefinition<Payload, GenerationProgress, Result>, 'limitsByLane'>>,
): JobDefinition<Payload, GenerationProgress, Result> =>
  defineJob({
    progress: generationProgress,
    attempts: 3,
    limitsByLane: (app) => ({ main: generationLimits(app) }),
    retryDelaySeconds: 2,
    groupOf,
    ...job,
  });
