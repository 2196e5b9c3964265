import DataLoader from 'dataloader';
import type { Database } from './db.ts';

/** No statement gets longer, however many ask. */
const largestBatch = 100;
/** While so many statements of a kind are under way, what comes waits and goes in the next one. */
const mostUnderWay = 2;

/**
 * One piece of work for all that different requests ask for at the same time. Nothing is kept: every batch asks anew. `work` returns an
 * answer for each, in their order. Its failure is everybody's and its waiting, too: nobody may be able to cause either alone.
 */
export function batched<Asked, Answer>(work: (db: Database, all: readonly Asked[]) => Promise<readonly Answer[]>) {
  const loaders = new WeakMap<Database, DataLoader<Asked, Answer>>();
  const open = (db: Database) => {
    const turns = openTurns();
    const load = (all: readonly Asked[]) => work(db, all).finally(turns.next);
    const options = { cache: false, maxBatchSize: largestBatch, batchScheduleFn: turns.take };
    return new DataLoader<Asked, Answer>(load, options);
  };
  return (db: Database, asked: Asked): Promise<Answer> => {
    const loader = loaders.get(db) ?? open(db);
    loaders.set(db, loader);
    return loader.load(asked);
  };
}

/** Batches are sent one after the other; each takes along what has come until it is sent. */
function openTurns() {
  const waiting: Array<() => void> = [];
  let underWay = 0;
  const take = (send: () => void) => {
    if (underWay >= mostUnderWay) return void waiting.push(send);
    underWay++;
    // Requests that have arrived together are read first, all of them.
    setImmediate(send);
  };
  const next = () => {
    underWay--;
    const send = waiting.shift();
    if (send !== undefined) take(send);
  };
  return { take, next };
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
