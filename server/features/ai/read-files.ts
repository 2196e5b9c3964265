import type { SourceText } from '#shared/ai/source.ts';
import { inTransaction } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { GenerationRow } from './generation-rows.ts';
import { holdOrder } from './held.ts';
import { isImage } from './images.ts';
import type { PlanWork } from './plan-job.ts';
import { readStoredFile } from './reading/read.ts';
import { findSources, insertParts, noteProblem, noteRead, type SourceRow } from './source-rows.ts';

const partsAtOnce = 100;

/**
 * Reads the files that have not been read. One that cannot be read says why, and does not keep the others from being read.
 * @throws RuleError why the first could not be read, if none could
 */
export async function readOrderedFiles(work: PlanWork, { courseId, sourceIds }: GenerationRow): Promise<void> {
  const sources = (await findSources(work.app.db.prisma, courseId, sourceIds)).filter((source) => !isImage(source));
  const problems: RuleError[] = [];
  for (const [index, source] of sources.entries()) {
    if (source.readAt !== null) continue;
    await work.tell({ stage: 'reading', at: source.name, done: index, of: sources.length });
    const problem = await readFile(work, source);
    if (problem !== null) problems.push(problem);
  }
  const [first] = problems;
  if (first !== undefined && problems.length === sources.length) throw first;
}

/** @returns why it cannot be read */
async function readFile(work: PlanWork, source: SourceRow): Promise<RuleError | null> {
  const { app, signal } = work;
  try {
    if (source.file === null) throw new RuleError('FILE_MISSING');
    const { key, filename, size, type } = source.file;
    const read = await readStoredFile(app, { key, filename, size: Number(size), type }, signal);
    await storeText(work, source.id, read);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof RuleError) || error.code === 'NOT_FOUND') throw error;
    await noteProblem(app.db.prisma, source.id, error.code);
    return error;
  }
}

const storeText = ({ app, ownerId, jobId, payload }: PlanWork, id: string, { unit, title, parts }: SourceText) =>
  inTransaction(app.db, async (tx) => {
    await holdOrder(tx, { ...payload, ownerId, jobId });
    if (!(await noteRead(tx, id, { unit, title, partCount: parts.length, readAt: app.clock.now() }))) return;
    for (let at = 0; at < parts.length; at += partsAtOnce) await insertParts(tx, id, parts.slice(at, at + partsAtOnce));
  });
