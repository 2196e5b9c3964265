/**
 * Verifies the chain from its start and returns the first broken row: changed, removed, inserted or moved rows, and a
 * log that was truncated or rewritten since an earlier check. Erased personal data is valid. Reads in batches and
 * yields to the event loop.
 */
import type { BrokenRow, ChainProblem } from '#shared/admin/audit.ts';
import type { Database } from '../../core/database/db.ts';
import { openYielder } from '../../core/runtime/turns.ts';
import { beginning, isErased, linkHash, namesHashOf } from './chain-hash.ts';
import {
  beforeEverything,
  findBrokenWaiting,
  findEnd,
  findSuspect,
  listLinks,
  listMarks,
  type Mark,
  type StoredLink,
  type Suspects,
} from './verify-queries.ts';

export type Checked = { links: bigint; headPosition: bigint; headHash: Buffer; broken: BrokenRow | null };

type Options = {
  onProgress?: (done: bigint, of: bigint) => Promise<void>;
  mark?: Mark | null;
  signal?: AbortSignal | undefined;
};

const portion = 1_000;
const suspectsAtOnce = 5_000;
/** Milliseconds. Allows for commit delay and clock differences between machines. */
const tolerance = 3_600_000;

type Db = Pick<Database, 'pool'>;

export async function verifyChain(db: Db, options: Options = {}): Promise<Checked> {
  const marks = [...(await listMarks(db)), ...(options.mark ? [options.mark] : [])];
  const end = await findEnd(db);
  const walk = walkAlong(marks);
  const turn = openYielder();
  for (let after = beforeEverything; ; ) {
    options.signal?.throwIfAborted();
    const links = (await listLinks(db, after, portion)).filter(({ position }) => position <= end);
    for (const link of links) {
      const problem = walk.step(link);
      if (problem !== null) return { ...walk.seen(), broken: await brokenAt(db, walk, { ...link, problem }) };
      await turn();
    }
    if (links.length > 0) await options.onProgress?.(walk.seen().links, end);
    after = links.at(-1)?.position ?? end;
    if (links.length < portion)
      return { ...walk.seen(), broken: await brokenBehind(db, { walk, marks, signal: options.signal }) };
  }
}

type Walk = ReturnType<typeof walkAlong>;

function walkAlong(marks: readonly Mark[]) {
  const expected = new Map<bigint, Buffer[]>();
  for (const { position, hash } of marks) expected.set(position, [...(expected.get(position) ?? []), hash]);
  let [position, hash] = [0n, beginning];
  const times = watchTimes();
  return { step, seen: () => ({ links: position, headPosition: position, headHash: hash }), next: () => position + 1n };

  function step(link: StoredLink): ChainProblem | null {
    const problem = problemOf(link);
    if (problem !== null) return problem;
    position = link.position;
    hash = link.hash;
    return null;
  }

  function problemOf(link: StoredLink): ChainProblem | null {
    const { content, beside, namesHash } = link;
    if (link.position <= position) return 'link_added';
    if (link.position > position + 1n) return 'link_missing';
    if (content === null) return 'event_missing';
    if (!linkHash(hash, { ...link, content }).equals(link.hash)) return 'changed';
    if (beside === null) return 'names_missing';
    if (!isErased(beside) && !namesHashOf(beside).equals(namesHash)) return 'names_changed';
    const isRewritten = expected.get(link.position)?.some((seen) => !seen.equals(link.hash)) === true;
    return isRewritten ? 'rewritten' : times(Number(content.createdMs), Number(link.chainedMs));
  }
}

/**
 * Detects backdated events: they are older than events of an earlier call. Within one call any order is valid,
 * because the first call chains all events from before the chain existed.
 */
function watchTimes() {
  let [latestBefore, latest, call] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
  return (createdMs: number, chainedMs: number): ChainProblem | null => {
    if (chainedMs !== call) {
      latestBefore = latest;
      call = chainedMs;
    }
    latest = Math.max(latest, createdMs);
    if (createdMs > chainedMs + tolerance) return 'dated_ahead';
    return createdMs < latestBefore - tolerance ? 'backdated' : null;
  };
}

/** Returns the link's problem, unless an event with a lower id is in no link; that event comes first. */
async function brokenAt(
  db: Db,
  walk: Walk,
  { position, eventId, problem }: StoredLink & { problem: ChainProblem },
): Promise<BrokenRow> {
  const unlinked = await firstOf(db, 'unlinked', { upTo: eventId });
  if (problem === 'link_missing') return rowOf(problem, walk.next(), unlinked);
  return unlinked === null ? rowOf(problem, position, eventId) : rowOf('unlinked', null, unlinked);
}

type Behind = Pick<Options, 'signal'> & { walk: Walk; marks: readonly Mark[] };

/** Problems beyond the existing links: truncation, unlinked or orphaned events. */
async function brokenBehind(db: Db, { walk, marks, signal }: Behind): Promise<BrokenRow | null> {
  const unlinked = await firstOf(db, 'unlinked', { upTo: null, signal });
  if (marks.some(({ position }) => position >= walk.next())) return rowOf('cut_off', walk.next(), unlinked);
  if (unlinked !== null) return rowOf('unlinked', null, unlinked);
  const orphan = await firstOf(db, 'orphans', { upTo: null, signal });
  if (orphan !== null) return rowOf('event_missing', null, orphan);
  const waiting = await findBrokenWaiting(db);
  return waiting === null ? null : rowOf(waiting.hasEvent ? 'names_missing' : 'event_missing', null, waiting.eventId);
}

type Reach = { upTo: bigint | null; signal?: AbortSignal | undefined };

async function firstOf(db: Db, wanted: Suspects, { upTo, signal }: Reach): Promise<bigint | null> {
  for (let after = beforeEverything; ; ) {
    signal?.throwIfAborted();
    const part = await findSuspect(db, wanted, { after, upTo, take: suspectsAtOnce });
    if (part === null) return null;
    if ('found' in part) return part.found;
    after = part.seen;
  }
}

const rowOf = (problem: ChainProblem, position: bigint | null, eventId: bigint | null): BrokenRow => ({
  problem,
  position: position?.toString() ?? null,
  eventId: eventId?.toString() ?? null,
});
