/** Writes courses by rules from the text of their sources. Needs no external service; runs in worker threads with a time limit. */
import { z } from 'zod';
import { generatedBlocks } from '#shared/ai/generated.ts';
import { coursePlan } from '#shared/ai/plan.ts';
import type { CourseGenerator } from '../../core/ai/generator.ts';
import type { App } from '../../core/app.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { workReference } from '../../core/workers/work.ts';

const workNamed = workReference<typeof import('./embedded.work.ts')>(new URL('./embedded.work.ts', import.meta.url));
const workOptions = { pace: 'long', limitMs: minutes(1), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
const writtenSchema = z.strictObject({ blocks: generatedBlocks, leftOutQuestions: z.number().int().min(0) });

/** Does not interrupt the work, but rejects afterwards if the signal has aborted. */
async function unlessAborted<Output>(signal: AbortSignal, work: () => Promise<Output>): Promise<Output> {
  signal.throwIfAborted();
  const output = await work();
  signal.throwIfAborted();
  return output;
}

export const embeddedGenerator = ({ workers }: App): CourseGenerator => ({
  kind: 'embedded',
  model: null,
  plan: (order, signal) =>
    unlessAborted(signal, async () =>
      coursePlan.parse(JSON.parse(await workers.run(workNamed('plan'), order, workOptions))),
    ),
  lesson: (order, signal) =>
    unlessAborted(signal, async () =>
      writtenSchema.parse(JSON.parse(await workers.run(workNamed('lesson'), order, workOptions))),
    ),
  redo: (order, signal) =>
    unlessAborted(signal, async () =>
      writtenSchema.parse(JSON.parse(await workers.run(workNamed('redo'), order, workOptions))),
    ),
});
