import DataLoader from 'dataloader';
import { RuleError } from '../errors.ts';
import { perOwner } from '../memory/cache.ts';
import { openSemaphore } from '../runtime/semaphore.ts';
import type { Database } from './db.ts';

const batchLimit = 100;
const maxRunningBatches = 2;
const maxWaitingCallers = 400;

type Work<Asked, Answer> = (db: Database, all: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * Combines parallel calls into batches, without a cache. `work` returns one answer per input, in order. A slow or
 * failing batch affects all callers, so no single input may cause either.
 */
export function createBatcher<Asked, Answer>(work: Work<Asked, Answer>) {
  const batcherOf = perOwner((db: Database) => openBatches((all: readonly Asked[]) => work(db, all)));
  /** @throws RuleError BUSY if too many callers are waiting */
  return (db: Database, asked: Asked): Promise<Answer> => batcherOf(db)(asked);
}

function openBatches<Asked, Answer>(work: (all: readonly Asked[]) => Promise<readonly Answer[]>) {
  const batches = openSemaphore({ permits: maxRunningBatches });
  let release = () => {};
  const loader = new DataLoader<Asked, Answer>((all) => work(all).finally(release), {
    cache: false,
    maxBatchSize: batchLimit,
    // The delay collects requests that arrive together or while the batch waits for its permit.
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
    if (asking >= maxWaitingCallers) throw new RuleError('BUSY');
    asking++;
    try {
      return await loader.load(asked);
    } finally {
      asking--;
    }
  };
}

export const createRowBatcher = <Row>(
  find: (db: Database, keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
) =>
  createBatcher<string, Row | null>(async (db, keys) => {
    const rows = new Map((await find(db, keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
