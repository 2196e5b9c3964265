import type { z } from 'zod';
import type { App } from '../../app.ts';

/** Returned by work that continues in a later turn, in `lane` if named. Its attempts start at zero. */
export class Again {
  readonly lane: string | null;
  constructor(lane: string | null) {
    this.lane = lane;
  }
}
export const again = new Again(null);
export const againIn = (lane: string): Again => new Again(lane);

/** Places in one process. `ofGroup`: the most that one group takes, so that others find a free place. */
export type Places = { atOnce: number; ofGroup?: number };

/** The lane where work begins unless told otherwise. */
export const mainLane = 'main';

/** What a kind of background work is: what it takes, what it tells on its way, what comes of it, and how it is done. */
export type JobDefinition<Payload, Progress, Result> = {
  /** Its name in the queue and in the table, for ever. */
  kind: string;
  payload: z.ZodType<Payload>;
  progress: z.ZodType<Progress>;
  result: z.ZodType<Result>;
  /** Times it is begun at most, if a process dies or something unexpected happens. A `RuleError` ends it at once. */
  attempts: number;
  /** How many of this kind one process works at, by lane. Each lane is a queue of its own. */
  places: (app: App) => Record<string, Places>;
  limitMs: number;
  /** How long after a failed attempt the next one begins at the earliest. */
  retryDelaySeconds: number;
  /** Groups take turns, however much work each of them has. Left out: first come, first served. */
  groupOf?: (payload: Payload, ownerId: string) => string;
  run: (work: JobWork<Payload, Progress>) => Promise<Result | Again>;
};

export type JobWork<Payload, Progress> = {
  app: App;
  jobId: string;
  ownerId: string;
  lane: string;
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
