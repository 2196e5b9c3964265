import DataLoader from 'dataloader';
import { RuleError } from '../errors.ts';
import { perOwner } from '../memory/cache.ts';
import { openSemaphore } from '../runtime/semaphore.ts';
import type { Database } from './db.ts';

const batchLimit = 100;
const maxRunningBatches = 2;
const maxWaitingCallers = 400;

type Work<Input, Answer> = (db: Database, all: readonly Input[]) => Promise<readonly Answer[]>;

/**
 * Combines parallel calls into batches, without a cache. `work` returns one answer per input, in order. A slow or
 * failing batch affects all callers, so no single input may cause either.
 */
export function createBatcher<Input, Answer>(work: Work<Input, Answer>) {
  const batcherOf = perOwner((db: Database) => openBatches((all: readonly Input[]) => work(db, all)));
  /** @throws RuleError BUSY if too many callers are waiting */
  return (db: Database, input: Input): Promise<Answer> => batcherOf(db)(input);
}

function openBatches<Input, Answer>(work: (all: readonly Input[]) => Promise<readonly Answer[]>) {
  const batches = openSemaphore({ permits: maxRunningBatches });
  let release = () => {};
  const loader = new DataLoader<Input, Answer>((all) => work(all).finally(release), {
    cache: false,
    maxBatchSize: batchLimit,
    // The delay collects requests that arrive together or while the batch waits for its permit.
    batchScheduleFn: async (send) => {
      const releasePermit = await batches.acquire();
      setImmediate(() => {
        release = releasePermit;
        send();
      });
    },
  });
  let waitingCallers = 0;
  return async (input: Input): Promise<Answer> => {
    if (waitingCallers >= maxWaitingCallers) throw new RuleError('BUSY');
    waitingCallers++;
    try {
      return await loader.load(input);
    } finally {
      waitingCallers--;
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
