import type { App } from '../app.ts';
import { inTransaction, type Tx } from '../database/db.ts';

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
