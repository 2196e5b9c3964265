/**
 * The hash chain of the audit log. Whoever writes an event notes that it is not chained yet and waits for nobody; a moment after
 * the commit one process at a time appends such events to the chain. Positions have no gap, and no two links follow the same one.
 */
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { hours } from '../../core/runtime/clock.ts';
import { beginning, linkHash, namesHashOf } from './chain-hash.ts';
import {
  findHead,
  findNotedHead,
  type Head,
  insertLinks,
  type Link,
  listUnchained,
  lockChain,
  updateHead,
  type Waiting,
} from './chain-queries.ts';

const portion = 500;

/**
 * Chains what waits, a portion in each transaction. Links of one call have the same time. @returns how many; 0 as well while
 * another process is at it
 */
export async function chainEvents({ db, clock }: Pick<App, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const chainedAt = clock.now();
  let [chained, last] = [0, portion];
  while (last === portion && signal?.aborted !== true) {
    last = await inTransaction(db, (tx) => chainPortion(tx, chainedAt));
    chained += last;
  }
  return chained;
}

async function chainPortion(tx: Tx, chainedAt: Date): Promise<number> {
  if (!(await lockChain(tx))) return 0;
  const waiting = inOrderOfTime(await listUnchained(tx, portion));
  if (waiting.length === 0) return 0;
  const chainedMs = String(chainedAt.getTime());
  const before: Head = (await findHead(tx)) ?? { position: 0n, hash: beginning };
  let { position, hash } = before;
  const links: Link[] = [];
  for (const { eventId, salt, address, names, ...content } of waiting) {
    position += 1n;
    const namesHash = namesHashOf({ salt, address, names });
    hash = linkHash(hash, { position, eventId, content, namesHash, chainedMs });
    links.push({ position, eventId, namesHash, hash });
  }
  await insertLinks(tx, links, chainedAt);
  // Where the newest link was removed, the note stays: the next check compares with it.
  const noted = (await findNotedHead(tx)) ?? before;
  if (noted.position === before.position && noted.hash.equals(before.hash)) await updateHead(tx, { position, hash });
  return links.length;
}

/** What was begun earlier may have got the later number. */
const inOrderOfTime = (waiting: readonly Waiting[]): Waiting[] =>
  waiting.toSorted((one, other) => Number(one.createdMs) - Number(other.createdMs));

const everyMs = 2_000;
const loggedEveryMs = hours(1);

/** Writes the newest link to the process log, which is kept elsewhere: `npm run verify-audit` takes it like the one of the weekly mail. */
export async function logHead({ db, logger }: Pick<App, 'db' | 'logger'>): Promise<void> {
  const head = await findHead(db.prisma);
  if (head === null) return;
  logger.info({ position: head.position.toString(), hash: head.hash.toString('hex') }, 'newest link of the audit log');
}

/** From now on this process chains what is written, here or elsewhere. @returns how to stop it, and wait for what it is at */
export function startChaining(app: App): () => Promise<void> {
  const stopped = new AbortController();
  let atIt: Promise<unknown> | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const chain = async () => {
    const now = app.clock.now().getTime();
    if (!(await chainIfNeeded(app, stopped.signal)) || now < loggedAt + loggedEveryMs) return;
    loggedAt = now;
    await logHead(app);
  };
  const look = () => {
    atIt ??= chain()
      .catch((error: unknown) => app.logger.warn({ err: error }, 'the audit log could not be chained'))
      .finally(() => {
        atIt = null;
      });
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await atIt;
  };
}

/** Mostly nothing waits: that costs one statement. @returns whether this process has chained anything */
async function chainIfNeeded(app: App, signal: AbortSignal): Promise<boolean> {
  const { rows } = await app.db.pool.query('select from audit_unchained limit 1');
  return rows.length > 0 && (await chainEvents(app, signal)) > 0;
}
