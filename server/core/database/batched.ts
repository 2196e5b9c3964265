import DataLoader from 'dataloader';
import { RuleError } from '../errors.ts';
import { oneForEach } from '../memory/cache.ts';
import { openSemaphore } from '../runtime/semaphore.ts';
import type { Database } from './db.ts';

const largestBatch = 100;
const mostUnderWay = 2;
/** Maximum number of waiting callers; further ones are refused at once, as with connections (`overload.ts`). */
const mostAsking = 400;

type Work<Asked, Answer> = (db: Database, all: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * Combines parallel calls into batches, without a cache. `work` returns one answer per input, in order. A slow or
 * failing batch hits every caller, so no single input may be able to cause either.
 */
export function batched<Asked, Answer>(work: Work<Asked, Answer>) {
  const askerOf = oneForEach((db: Database) => openBatches((all: readonly Asked[]) => work(db, all)));
  /** @throws RuleError BUSY if too many callers are waiting */
  return (db: Database, asked: Asked): Promise<Answer> => askerOf(db)(asked);
}

function openBatches<Asked, Answer>(work: (all: readonly Asked[]) => Promise<readonly Answer[]>) {
  const batches = openSemaphore({ permits: mostUnderWay });
  let release = () => {};
  const loader = new DataLoader<Asked, Answer>((all) => work(all).finally(release), {
    cache: false,
    maxBatchSize: largestBatch,
    // The delay adds requests that arrive together, and those that arrive while the batch waits for its permit.
    batchScheduleFn: async (send) => {
      const done = await batches.acquire();
      setImmediate(() => {
        release = done;
        send();
      });
    },
  });
  let asking = 0;
  return async (asked: Asked): Promise<Answer> => {
    if (asking >= mostAsking) throw new RuleError('BUSY');
    asking++;
    try {
      return await loader.load(asked);
    } finally {
      asking--;
    }
  };
}

/** Batches lookups of rows by key. `find` may return them in any order and omit missing ones. */
export const batchedRows = <Row>(
  find: (db: Database, keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
) =>
  batched<string, Row | null>(async (db, keys) => {
    const rows = new Map((await find(db, keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
