import DataLoader from 'dataloader';
import type { Database } from './db.ts';

/** No statement gets longer, however many ask. */
const largestBatch = 100;

/**
 * One piece of work for all that is asked for in the same turn of the event loop, by different requests. Nothing is kept: every turn
 * asks anew. `work` returns an answer for each, in their order; its failure is everybody's, so nobody may be able to cause one alone.
 */
export function batched<Asked, Answer>(work: (db: Database, all: readonly Asked[]) => Promise<readonly Answer[]>) {
  const loaders = new WeakMap<Database, DataLoader<Asked, Answer>>();
  const open = (db: Database) =>
    new DataLoader<Asked, Answer>((all) => work(db, all), {
      cache: false,
      maxBatchSize: largestBatch,
      // Requests that have arrived together are read first, all of them.
      batchScheduleFn: setImmediate,
    });
  return (db: Database, asked: Asked): Promise<Answer> => {
    const loader = loaders.get(db) ?? open(db);
    loaders.set(db, loader);
    return loader.load(asked);
  };
}

/** The same for rows by their key, which `find` returns in any order, as far as they exist. */
export const batchedRows = <Row>(
  find: (db: Database, keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
) =>
  batched<string, Row | null>(async (db, keys) => {
    const rows = new Map((await find(db, keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
