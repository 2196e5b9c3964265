import DataLoader from 'dataloader';
import { RuleError } from '../errors.ts';
import { oneForEach } from '../memory/cache.ts';
import { openSemaphore } from '../runtime/semaphore.ts';
import type { Database } from './db.ts';

/** No statement gets longer, however many ask. */
const largestBatch = 100;
/** While so many statements of a kind are under way, what comes waits and goes in the next one. */
const mostUnderWay = 2;
/** So many wait for an answer at most; whoever comes after them is told at once, as with connections (`overload.ts`). */
const mostAsking = 400;

type Work<Asked, Answer> = (db: Database, all: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * One piece of work for all that different requests ask for at the same time. Nothing is kept: every batch asks anew. `work` returns an
 * answer for each, in their order. Its failure is everybody's and its waiting, too: nobody may be able to cause either alone.
 */
export function batched<Asked, Answer>(work: Work<Asked, Answer>) {
  const askerOf = oneForEach((db: Database) => openBatches((all: readonly Asked[]) => work(db, all)));
  /** @throws RuleError BUSY when too many are waiting */
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

/** The same for rows by their key, which `find` returns in any order, as far as they exist. */
export const batchedRows = <Row>(
  find: (db: Database, keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
) =>
  batched<string, Row | null>(async (db, keys) => {
    const rows = new Map((await find(db, keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
