/** Reads the files of an order in slices of a few seconds, so that organisations alternate. */
import type { SourceText } from '#shared/ai/source.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { type LaneLimits, mainLane } from '../../../core/jobs/background/definition.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import { addSourceParts, recordSourceProblem, recordSourceRead } from '../../courses/service.ts';
import { defaultReadingMs, readStoredFile } from '../../document-reading/service.ts';
import type { GenerationRow } from '../generation-rows.ts';
import { lockOrder } from '../lock-order.ts';
import type { PlanWork } from '../plan-job.ts';
import { isImage } from './lesson-images.ts';
import { findSources, type SourceRow } from './source-rows.ts';

const partsAtOnce = 100;

type ReadingLane = 'read' | 'read-slow';
export const firstReadingLane: ReadingLane = 'read';

/** Each running read is a process with a memory limit. */
export const readingLaneLimits: Record<ReadingLane, LaneLimits> = {
  read: { atOnce: 2, ofGroup: 1 },
  'read-slow': { atOnce: 1 },
};

const longestMs: Record<ReadingLane, number> = { read: seconds(10), 'read-slow': defaultReadingMs };
const sliceMs: Record<ReadingLane, number> = { read: seconds(3), 'read-slow': 0 };

const isReadingLane = (lane: string): lane is ReadingLane => lane in readingLaneLimits;
const isUnread = ({ readAt, problem }: SourceRow): boolean => readAt === null && problem === '';

/**
 * @returns the lane in which the order continues; null in the main lane once all files are read
 * @throws RuleError with the code of the first file if no file could be read
 */
export async function readOrderedFiles(work: PlanWork, { courseId, sourceIds }: GenerationRow): Promise<string | null> {
  const { app, lane } = work;
  const sources = (await findSources(app.db.prisma, courseId, sourceIds)).filter((source) => !isImage(source));
  const unread = sources.filter(isUnread);
  if (unread.length > 0)
    return isReadingLane(lane) ? readSlice({ ...work, lane }, unread, sources.length) : firstReadingLane;
  const [first] = sources;
  if (first !== undefined && sources.every(({ problem }) => problem !== ''))
    throw new RuleError(first.problem as ErrorCode);
  return lane === mainLane ? null : mainLane;
}

type ReadingWork = PlanWork & { lane: ReadingLane };

async function readSlice(work: ReadingWork, unread: readonly SourceRow[], total: number): Promise<string> {
  const { app, lane, reportProgress } = work;
  const endsAt = performance.now() + sliceMs[lane];
  for (const [index, source] of unread.entries()) {
    if (index > 0 && performance.now() >= endsAt) return firstReadingLane;
    await reportProgress({ stage: 'reading', at: source.name, done: total - unread.length + index, of: total });
    const problem = await readFile(work, source);
    if (problem === 'FILE_TOO_SLOW' && lane === 'read') return 'read-slow';
    if (problem !== null) await recordSourceProblem(app.db.prisma, source.id, problem);
  }
  return mainLane;
}

async function readFile(work: ReadingWork, source: SourceRow): Promise<ErrorCode | null> {
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
    await lockOrder(tx, { ...payload, ownerId, jobId });
    if (!(await recordSourceRead(tx, id, { unit, title, partCount: parts.length, readAt: app.clock.now() }))) return;
    for (let at = 0; at < parts.length; at += partsAtOnce)
      await addSourceParts(tx, id, parts.slice(at, at + partsAtOnce));
  });
