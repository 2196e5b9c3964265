/** What the product does by itself: jobs that a use case adds or the clock begins, and sweeps that remove what is due. */
import { z } from 'zod';
import type { Retention } from '#shared/settings/schema.ts';
import type { App } from '../app.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import type { JobPolicy } from './queue.ts';

type Job<Payload extends Record<string, string>> = {
  /** Its name in the queue. */
  name: string;
  payload: z.ZodType<Payload>;
  policy: JobPolicy;
  work: (app: App, payload: Payload) => Promise<void>;
  /** When it begins by itself (cron, German time), once for all processes together. */
  cron?: string;
};

/** What a job takes that the clock begins. */
export const nothing = z.object({});

export const defineJob = <Payload extends Record<string, string>>(job: Job<Payload>): Job<Payload> => job;

/** Adds it with the transaction: it exists only if everything else in it does. */
export const addJob = <Payload extends Record<string, string>>(
  { queue }: App,
  tx: Tx,
  { job, payload }: { job: Job<Payload>; payload: Payload },
): Promise<void> => queue.add(tx, job.name, payload);

export async function registerJob<Payload extends Record<string, string>>(app: App, job: Job<Payload>): Promise<void> {
  const work = (data: Record<string, string>) => {
    app.logger.debug({ job: job.name, data }, 'job');
    return job.work(app, job.payload.parse(data));
  };
  await app.queue.register(job.name, work, job.policy);
  if (job.cron !== undefined) await app.queue.schedule(job.name, job.cron);
}

type Due = { now: Date; kept: Retention; take: number };

export type Sweep = {
  name: string;
  /** Removes at most about `take` of what is due. @returns how many it were; fewer than `take` end the sweep */
  remove: (tx: Tx, due: Due) => Promise<number>;
  /** Where it makes sense; everywhere if it is left out. */
  isWanted?: (app: App) => boolean;
};

const portion = 100;

/** Repeats `work`, one transaction per call, until it returns fewer than `take`. */
export async function inPortions(app: App, work: (tx: Tx, take: number) => Promise<number>): Promise<void> {
  for (let done = portion; done === portion; ) done = await inTransaction(app.db, (tx) => work(tx, portion));
}

/** Continues after a failure. @throws AggregateError after the last one */
export async function forEachAlone<T>(
  all: Iterable<T> | AsyncIterable<T>,
  { work, about }: { work: (one: T) => Promise<unknown>; about: string },
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, about);
}
