/**
 * Returns the first broken row of the chain: changed, removed, inserted or moved, or a log that was truncated or
 * rewritten since an earlier check. Erased personal data is valid, and so are replaced ids of deleted accounts. Reads in batches and yields to the event loop.
 */
import type { BrokenRow, ChainProblem } from '#shared/admin/audit.ts';
import type { Database } from '../../core/database/db.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import { genesisHash, hashContent, hashLink, hashNames, isErased } from './chain-hash.ts';
import { findUnprovenErasure } from './erase-person-queries.ts';
import {
  findBrokenQueueRow,
  findSuspect,
  getLastPosition,
  listLinks,
  listRecordedHeads,
  minPosition,
  type RecordedHead,
  type StoredLink,
  type SuspectKind,
} from './verify-queries.ts';

export type ChainReport = { links: bigint; headPosition: bigint; headHash: Buffer; broken: BrokenRow | null };

type Options = {
  onProgress?: (done: bigint, of: bigint) => Promise<void>;
  mark?: RecordedHead | null;
  signal?: AbortSignal | undefined;
};

const batchSize = 1_000;
const suspectBatchSize = 5_000;
/** Milliseconds. Allows for commit delay and clock differences between machines. */
const clockToleranceMs = 3_600_000;

type Db = Pick<Database, 'pool'>;

export async function verifyChain(db: Db, options: Options = {}): Promise<ChainReport> {
  const recordedHeads = [...(await listRecordedHeads(db)), ...(options.mark ? [options.mark] : [])];
  const end = await getLastPosition(db);
  const linkCheck = openLinkCheck(recordedHeads);
  const yieldToLoop = openYielder();
  for (let after = minPosition; ; ) {
    options.signal?.throwIfAborted();
    const links = (await listLinks(db, after, batchSize)).filter(({ position }) => position <= end);
    for (const link of links) {
      const problem = linkCheck.step(link);
      if (problem !== null)
        return { ...linkCheck.seen(), broken: await findBrokenRowAt(db, linkCheck, { ...link, problem }) };
      await yieldToLoop();
    }
    if (links.length > 0) await options.onProgress?.(linkCheck.seen().links, end);
    after = links.at(-1)?.position ?? end;
    if (links.length < batchSize)
      return {
        ...linkCheck.seen(),
        broken: await findBrokenRowBeyondLinks(db, { linkCheck, recordedHeads, signal: options.signal }),
      };
  }
}

type LinkCheck = ReturnType<typeof openLinkCheck>;

function openLinkCheck(recordedHeads: readonly RecordedHead[]) {
  const expected = new Map<bigint, Buffer[]>();
  for (const { position, hash } of recordedHeads) expected.set(position, [...(expected.get(position) ?? []), hash]);
  let [position, hash] = [0n, genesisHash];
  const times = openTimeCheck();
  return { step, seen: () => ({ links: position, headPosition: position, headHash: hash }), next: () => position + 1n };

  function step(link: StoredLink): ChainProblem | null {
    const problem = problemOf(link);
    if (problem !== null) return problem;
    position = link.position;
    hash = link.hash;
    return null;
  }

  function problemOf(link: StoredLink): ChainProblem | null {
    const { content, erasablePart, namesHash, erasedContents } = link;
    if (link.position <= position) return 'link_added';
    if (link.position > position + 1n) return 'link_missing';
    if (content === null) return 'event_missing';
    const isReplaced = erasedContents.includes(hashContent(content).toString('hex'));
    if (!isReplaced && !hashLink(hash, { ...link, content }).equals(link.hash)) return 'changed';
    if (erasablePart === null) return 'names_missing';
    if (!isErased(erasablePart) && !hashNames(erasablePart).equals(namesHash)) return 'names_changed';
    const isRewritten = expected.get(link.position)?.some((seen) => !seen.equals(link.hash)) === true;
    return isRewritten ? 'rewritten' : times(Number(content.createdMs), Number(link.chainedMs));
  }
}

/**
 * An event is backdated if it is older than events of an earlier call. Within one call any order is valid, because
 * the first call chains all events from before the chain existed.
 */
function openTimeCheck() {
  let [latestBefore, latest, call] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
  return (createdMs: number, chainedMs: number): ChainProblem | null => {
    if (chainedMs !== call) {
      latestBefore = latest;
      call = chainedMs;
    }
    latest = Math.max(latest, createdMs);
    if (createdMs > chainedMs + clockToleranceMs) return 'dated_ahead';
    return createdMs < latestBefore - clockToleranceMs ? 'backdated' : null;
  };
}

/** An event with a lower id that is in no link is reported first. */
async function findBrokenRowAt(
  db: Db,
  linkCheck: LinkCheck,
  { position, eventId, problem }: StoredLink & { problem: ChainProblem },
): Promise<BrokenRow> {
  const unlinked = await findFirstSuspect(db, 'unlinked', { upTo: eventId });
  if (problem === 'link_missing') return toBrokenRow(problem, linkCheck.next(), unlinked);
  return unlinked === null ? toBrokenRow(problem, position, eventId) : toBrokenRow('unlinked', null, unlinked);
}

type BeyondOptions = Pick<Options, 'signal'> & { linkCheck: LinkCheck; recordedHeads: readonly RecordedHead[] };

async function findBrokenRowBeyondLinks(
  db: Db,
  { linkCheck, recordedHeads, signal }: BeyondOptions,
): Promise<BrokenRow | null> {
  const unlinked = await findFirstSuspect(db, 'unlinked', { upTo: null, signal });
  if (recordedHeads.some(({ position }) => position >= linkCheck.next()))
    return toBrokenRow('cut_off', linkCheck.next(), unlinked);
  if (unlinked !== null) return toBrokenRow('unlinked', null, unlinked);
  const unproven = await findUnprovenErasure(db);
  if (unproven !== null) return toBrokenRow('changed', null, unproven);
  const orphan = await findFirstSuspect(db, 'orphans', { upTo: null, signal });
  if (orphan !== null) return toBrokenRow('event_missing', null, orphan);
  const waiting = await findBrokenQueueRow(db);
  return waiting === null
    ? null
    : toBrokenRow(waiting.hasEvent ? 'names_missing' : 'event_missing', null, waiting.eventId);
}

type SearchRange = { upTo: bigint | null; signal?: AbortSignal | undefined };

async function findFirstSuspect(db: Db, wanted: SuspectKind, { upTo, signal }: SearchRange): Promise<bigint | null> {
  for (let after = minPosition; ; ) {
    signal?.throwIfAborted();
    const part = await findSuspect(db, wanted, { after, upTo, take: suspectBatchSize });
    if (part === null) return null;
    if ('found' in part) return part.found;
    after = part.seen;
  }
}

const toBrokenRow = (problem: ChainProblem, position: bigint | null, eventId: bigint | null): BrokenRow => ({
  problem,
  position: position?.toString() ?? null,
  eventId: eventId?.toString() ?? null,
});
