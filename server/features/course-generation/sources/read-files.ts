/**
 * Reads the files of an order in turns: an organisation has one place at a time and gives it back after a few seconds. A file that takes
 * long is stopped and read again in a lane with a single place, behind the slow files of others.
 */
import type { SourceText } from '#shared/ai/source.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { mainLane, type Places } from '../../../core/jobs/background/definition.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import { addSourceParts, noteSourceProblem, noteSourceRead } from '../../courses/service.ts';
import { readStoredFile, usualReadingMs } from '../../document-reading/service.ts';
import type { GenerationRow } from '../generation-rows.ts';
import { holdOrder } from '../held.ts';
import type { PlanWork } from '../plan-job.ts';
import { isImage } from './images.ts';
import { findSources, type SourceRow } from './source-rows.ts';

const partsAtOnce = 100;

type ReadingLane = 'read' | 'read-slow';
export const firstReadingLane: ReadingLane = 'read';

/** Each place is a process with a bound for its memory. */
export const readingPlaces: Record<ReadingLane, Places> = {
  read: { atOnce: 2, ofGroup: 1 },
  'read-slow': { atOnce: 1 },
};

const longestMs: Record<ReadingLane, number> = { read: seconds(10), 'read-slow': usualReadingMs };
/** A turn reads files until it has taken this long. */
const turnMs: Record<ReadingLane, number> = { read: seconds(3), 'read-slow': 0 };

const isReading = (lane: string): lane is ReadingLane => lane in readingPlaces;
const isUnread = ({ readAt, problem }: SourceRow): boolean => readAt === null && problem === '';

/**
 * One file that cannot be read says why and does not keep the others from being read.
 * @returns the lane in which the order continues; null in the main lane once nothing is left to read
 * @throws RuleError why the first file could not be read, if none could
 */
export async function readOrderedFiles(work: PlanWork, { courseId, sourceIds }: GenerationRow): Promise<string | null> {
  const { app, lane } = work;
  const sources = (await findSources(app.db.prisma, courseId, sourceIds)).filter((source) => !isImage(source));
  const unread = sources.filter(isUnread);
  if (unread.length > 0)
    return isReading(lane) ? readTurn({ ...work, lane }, unread, sources.length) : firstReadingLane;
  const [first] = sources;
  if (first !== undefined && sources.every(({ problem }) => problem !== ''))
    throw new RuleError(first.problem as ErrorCode);
  return lane === mainLane ? null : mainLane;
}

type Turn = PlanWork & { lane: ReadingLane };

/** @returns the lane in which the order continues */
async function readTurn(work: Turn, unread: readonly SourceRow[], of: number): Promise<string> {
  const { app, lane, tell } = work;
  const endsAt = performance.now() + turnMs[lane];
  for (const [index, source] of unread.entries()) {
    if (index > 0 && performance.now() >= endsAt) return firstReadingLane;
    await tell({ stage: 'reading', at: source.name, done: of - unread.length + index, of });
    const problem = await readFile(work, source);
    if (problem === 'FILE_TOO_SLOW' && lane === 'read') return 'read-slow';
    if (problem !== null) await noteSourceProblem(app.db.prisma, source.id, problem);
  }
  return mainLane;
}

/** @returns why it cannot be read */
async function readFile(work: Turn, source: SourceRow): Promise<ErrorCode | null> {
  const { app, signal, lane } = work;
  try {
    if (source.file === null) throw new RuleError('FILE_MISSING');
    const { key, filename, size, type } = source.file;
    const file = { key, filename, size: Number(size), type };
    await storeText(work, source.id, await readStoredFile(app, file, { signal, longestMs: longestMs[lane] }));
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof RuleError) || error.code === 'NOT_FOUND') throw error;
    return error.code;
  }
}

const storeText = ({ app, ownerId, jobId, payload }: PlanWork, id: string, { unit, title, parts }: SourceText) =>
  inTransaction(app.db, async (tx) => {
    await holdOrder(tx, { ...payload, ownerId, jobId });
    if (!(await noteSourceRead(tx, id, { unit, title, partCount: parts.length, readAt: app.clock.now() }))) return;
    for (let at = 0; at < parts.length; at += partsAtOnce)
      await addSourceParts(tx, id, parts.slice(at, at + partsAtOnce));
  });
