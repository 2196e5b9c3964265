import { z } from 'zod';
import type { Retention } from '#shared/settings/schema.ts';
import type { App } from '../app.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import type { JobPolicy } from './queue.ts';

type Job<Payload extends Record<string, string>> = {
  name: string;
  payload: z.ZodType<Payload>;
  policy: JobPolicy;
  work: (app: App, payload: Payload) => Promise<void>;
  cron?: string;
};

export const emptyPayload = z.object({});

export const defineJob = <Payload extends Record<string, string>>(job: Job<Payload>): Job<Payload> => job;

export const addJob = <Payload extends Record<string, string>>(
  { queue }: App,
  tx: Tx,
  { job, payload }: { job: Job<Payload>; payload: Payload },
): Promise<void> => queue.add(tx, job.name, payload);

/** Other values may be personal. */
const idsIn = (data: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => /^[0-9a-f-]{36}$/.test(value)));

export async function registerJob<Payload extends Record<string, string>>(app: App, job: Job<Payload>): Promise<void> {
  const work = (data: Record<string, string>) => {
    app.logger.debug({ job: job.name, data: idsIn(data) }, 'job');
    return job.work(app, job.payload.parse(data));
  };
  await app.queue.register(job.name, work, job.policy);
  if (job.cron !== undefined) await app.queue.schedule(job.name, job.cron);
}

type CleanupOptions = { now: Date; periods: Retention; take: number };

export type Cleanup = {
  name: string;
  /** Deletes up to about `take` expired rows. @returns their number; fewer than `take` ends the cleanup */
  remove: (tx: Tx, due: CleanupOptions) => Promise<number>;
  isEnabled?: (app: App) => boolean;
};

const batchSize = 100;

export async function runInBatches(app: App, work: (tx: Tx, take: number) => Promise<number>): Promise<void> {
  for (let done = batchSize; done === batchSize; ) done = await inTransaction(app.db, (tx) => work(tx, batchSize));
}

/** Continues after a failure. @throws AggregateError after the last one */
export async function forEachIndependently<T>(
  all: Iterable<T> | AsyncIterable<T>,
  { work, about }: { work: (item: T) => Promise<unknown>; about: string },
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of all) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, about);
}
