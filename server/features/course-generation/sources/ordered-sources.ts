/** Finds or adds the sources of an order. All functions require the row lock on the course. */
import { type OrderSource, sourceLimits } from '#shared/ai/source.ts';
import { kindOf } from '#shared/assets/kinds.ts';
import { sourceNames } from '#shared/texts/ai/origin.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import {
  addSource,
  addSourceParts,
  clearSourceProblems,
  dropUnreadSources,
  type NewSource,
  recordSourceRead,
} from '../../courses/service.ts';
import { splitPasted } from '../../document-reading/service.ts';
import { countSources, findCourseFiles, findSources, findSourcesOfFiles } from './source-rows.ts';

type Stamp = Pick<NewSource, 'courseId' | 'createdBy' | 'createdAt'>;
type NewOrderSource = Stamp & { source: OrderSource };

const longestName = 120;
const shortName = (text: string): string => oneLine(text.slice(0, longestName).toWellFormed());

/** @throws RuleError NOT_FOUND, FILE_MISSING, TOO_MANY_SOURCES, SOURCE_TOO_SHORT */
export async function addSources(tx: Tx, { source, ...stamp }: NewOrderSource): Promise<string[]> {
  if (source.kind === 'sources') return requireStoredSources(tx, stamp.courseId, source.sourceIds);
  if (source.kind === 'files') return findOrAddFileSources(tx, stamp, [...new Set(source.fileIds)]);
  if (source.kind === 'topic')
    return [await insertTextSource(tx, { ...stamp, kind: 'topic', name: shortName(source.topic) }, source.topic)];
  await requireSourceQuota(tx, stamp.courseId, 1);
  const name = source.name || sourceNames.pasted;
  return [await insertTextSource(tx, { ...stamp, kind: 'text', name }, source.text)];
}

async function requireStoredSources(tx: Tx, courseId: string, sourceIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(sourceIds)];
  if ((await findSources(tx, courseId, ids)).length < ids.length) throw new RuleError('NOT_FOUND');
  await clearSourceProblems(tx, courseId, ids);
  return ids;
}

async function requireSourceQuota(tx: Tx, courseId: string, more: number): Promise<void> {
  const limit = sourceLimits.sourcesInCourse;
  if (more > 0 && (await countSources(tx, courseId)) + more > limit) throw new RuleError('TOO_MANY_SOURCES', { limit });
}

async function insertTextSource(tx: Tx, source: Omit<NewSource, 'fileId'>, text: string): Promise<string> {
  const { unit, title, parts } = splitPasted(text);
  if (parts.length === 0) throw new RuleError('SOURCE_TOO_SHORT');
  const id = await addSource(tx, { ...source, fileId: null });
  await addSourceParts(tx, id, parts);
  await recordSourceRead(tx, id, { unit, title, partCount: parts.length, readAt: source.createdAt });
  return id;
}

async function findOrAddFileSources(tx: Tx, stamp: Stamp, fileIds: readonly string[]): Promise<string[]> {
  const files = await findCourseFiles(tx, stamp.courseId, fileIds);
  if (files.length < fileIds.length) throw new RuleError('FILE_MISSING');
  if (files.every(({ type }) => kindOf(type) === 'image')) throw new RuleError('SOURCE_TOO_SHORT');
  await dropUnreadSources(tx, stamp.courseId, fileIds);
  const sourceIdByFile = new Map(
    (await findSourcesOfFiles(tx, stamp.courseId, fileIds)).map((row) => [row.fileId, row.id]),
  );
  await requireSourceQuota(tx, stamp.courseId, fileIds.length - sourceIdByFile.size);
  const names = new Map(files.map(({ id, filename }) => [id, shortName(filename)]));
  const ids: string[] = [];
  for (const fileId of fileIds) {
    const source = { ...stamp, kind: 'file', name: names.get(fileId) ?? '', fileId } as const;
    ids.push(sourceIdByFile.get(fileId) ?? (await addSource(tx, source)));
  }
  return ids;
}
