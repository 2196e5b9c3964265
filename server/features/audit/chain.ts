/**
 * Writers queue events and do not wait; after the commit, one process at a time appends them to the hash chain.
 * Positions have no gap, and no two links share a predecessor.
 */
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { hours } from '../../core/runtime/clock.ts';
import { genesisHash, hashLink, hashNames } from './chain-hash.ts';
import {
  findHead,
  findRecordedHead,
  type Head,
  insertLinks,
  type Link,
  listQueuedEvents,
  lockChain,
  type QueuedEvent,
  updateHead,
} from './chain-queries.ts';

const batchSize = 500;

/** Links of one call share a timestamp. @returns the number of links; 0 also while another process is chaining */
export async function chainEvents({ db, clock }: Pick<App, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const chainedAt = clock.now();
  let [chained, last] = [0, batchSize];
  while (last === batchSize && signal?.aborted !== true) {
    last = await inTransaction(db, (tx) => chainBatch(tx, chainedAt));
    chained += last;
  }
  return chained;
}

async function chainBatch(tx: Tx, chainedAt: Date): Promise<number> {
  if (!(await lockChain(tx))) return 0;
  const waiting = sortByTime(await listQueuedEvents(tx, batchSize));
  if (waiting.length === 0) return 0;
  const chainedMs = String(chainedAt.getTime());
  const previousHead: Head = (await findHead(tx)) ?? { position: 0n, hash: genesisHash };
  let { position, hash } = previousHead;
  const links: Link[] = [];
  for (const { eventId, salt, address, names, ...content } of waiting) {
    position += 1n;
    const namesHash = hashNames({ salt, address, names });
    hash = hashLink(hash, { position, eventId, content, namesHash, chainedMs });
    links.push({ position, eventId, namesHash, hash });
  }
  await insertLinks(tx, links, chainedAt);
  // A recorded head that differs stays: the newest link was removed, and the next check must detect it.
  const recordedHead = (await findRecordedHead(tx)) ?? previousHead;
  if (recordedHead.position === previousHead.position && recordedHead.hash.equals(previousHead.hash))
    await updateHead(tx, { position, hash });
  return links.length;
}

const sortByTime = (waiting: readonly QueuedEvent[]): QueuedEvent[] =>
  waiting.toSorted((one, other) => Number(one.createdMs) - Number(other.createdMs));

const intervalMs = 2_000;
const logIntervalMs = hours(1);

/** The process log is stored elsewhere. `npm run verify-audit` accepts this hash like that of the weekly mail. */
export async function logHead({ db, logger }: Pick<App, 'db' | 'logger'>): Promise<void> {
  const head = await findHead(db.prisma);
  if (head === null) return;
  logger.info(
    { position: head.position.toString(), hash: head.hash.toString('hex') },
    'newest link of the audit chain',
  );
}

export function startChaining(app: App): () => Promise<void> {
  const stopped = new AbortController();
  let running: Promise<unknown> | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const chain = async () => {
    const now = app.clock.now().getTime();
    if (!(await chainIfNeeded(app, stopped.signal)) || now < loggedAt + logIntervalMs) return;
    loggedAt = now;
    await logHead(app);
  };
  const runOnce = () => {
    running ??= chain()
      .catch((error: unknown) => app.logger.warn({ err: error }, 'linking audit events failed'))
      .finally(() => {
        running = null;
      });
  };
  runOnce();
  const timer = setInterval(runOnce, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}

async function chainIfNeeded(app: App, signal: AbortSignal): Promise<boolean> {
  const { rows } = await app.db.pool.query('select from audit_unchained limit 1');
  return rows.length > 0 && (await chainEvents(app, signal)) > 0;
}
