import type { z } from 'zod';
import type { App } from '../../app.ts';

export class Continuation {
  readonly lane: string | null;
  constructor(lane: string | null) {
    this.lane = lane;
  }
}
export const continueLater = new Continuation(null);
export const continueInLane = (lane: string): Continuation => new Continuation(lane);

/** Concurrency in one process. `ofGroup`: maximum for one group, so that other groups find a free slot. */
export type LaneLimits = { atOnce: number; ofGroup?: number };

export const mainLane = 'main';

export type JobDefinition<Payload, Progress, Result> = {
  /** Name in the queue and in the table; must never change. */
  kind: string;
  payload: z.ZodType<Payload>;
  progress: z.ZodType<Progress>;
  result: z.ZodType<Result>;
  /** After a crash or an unexpected error. A `RuleError` ends the job at once. */
  attempts: number;
  limitsByLane: (app: App) => Record<string, LaneLimits>;
  limitMs: number;
  retryDelaySeconds: number;
  /** Groups alternate regardless of their number of jobs. Without it: first come, first served. */
  groupOf?: (payload: Payload, ownerId: string) => string;
  run: (work: JobWork<Payload, Progress>) => Promise<Result | Continuation>;
};

export type JobWork<Payload, Progress> = {
  app: App;
  jobId: string;
  ownerId: string;
  lane: string;
  payload: Payload;
  lastProgress: Progress | null;
  reportProgress: (progress: Progress) => Promise<void>;
  signal: AbortSignal;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different ones
export type AnyJobDefinition = JobDefinition<any, any, any>;

export const defineJob = <Payload, Progress, Result>(
  definition: JobDefinition<Payload, Progress, Result>,
): JobDefinition<Payload, Progress, Result> => definition;
