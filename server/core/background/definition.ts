import type { z } from 'zod';
import type { App } from '../app.ts';

/** Answered by work that lets others come in between. Its attempts are counted anew. */
export const again: unique symbol = Symbol('again');

/** What a kind of background work is: what it takes, what it tells on its way, what comes of it, and how it is done. */
export type JobDefinition<Payload, Progress, Result> = {
  /** Its name in the queue and in the table, for ever. */
  kind: string;
  payload: z.ZodType<Payload>;
  progress: z.ZodType<Progress>;
  result: z.ZodType<Result>;
  /** Times it is begun at most, if a process dies or something unexpected happens. A `RuleError` ends it at once. */
  attempts: number;
  /** How many of this kind one process works at. */
  atOnce: number;
  limitMs: number;
  /** How long after a failed attempt the next one begins at the earliest. */
  retryDelaySeconds: number;
  /** Whose turn it is: groups with much work and groups with little come one after the other. Left out: as they were ordered. */
  groupOf?: (payload: Payload) => string;
  /** `again`: a part of it is done, and it goes on when it is its turn the next time. */
  run: (work: JobWork<Payload, Progress>) => Promise<Result | typeof again>;
};

export type JobWork<Payload, Progress> = {
  app: App;
  jobId: string;
  ownerId: string;
  payload: Payload;
  /** How far an earlier attempt had come; null at first. */
  reached: Progress | null;
  /** Kept and told to whoever looks on; what comes faster than every 300 ms is left out. */
  tell: (progress: Progress) => Promise<void>;
  /** Aborted once the owner has cancelled it or its time is over. */
  signal: AbortSignal;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds different ones
export type AnyJobDefinition = JobDefinition<any, any, any>;

/** Ties the parts of a kind together. */
export const defineJob = <Payload, Progress, Result>(
  definition: JobDefinition<Payload, Progress, Result>,
): JobDefinition<Payload, Progress, Result> => definition;
