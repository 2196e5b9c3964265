import { type SourceKind, type SourcePart, type SourceUnit, sourceLimits } from '#shared/ai/source.ts';
import type { Tx } from '../../core/database/db.ts';

export async function deleteUnreadSources(tx: Tx, courseId: string, fileIds: readonly string[]): Promise<void> {
  await tx.courseSource.deleteMany({ where: { courseId, fileId: { in: [...fileIds] }, problem: { not: '' } } });
}

export async function updateSourceProblems(tx: Tx, courseId: string, ids: readonly string[]): Promise<void> {
  await tx.courseSource.updateMany({ where: { courseId, id: { in: [...ids] }, readAt: null }, data: { problem: '' } });
}

export type NewSource = {
  courseId: string;
  kind: SourceKind;
  name: string;
  fileId: string | null;
  createdBy: string;
  createdAt: Date;
};

export const insertSource = async (tx: Tx, source: NewSource): Promise<string> =>
  (await tx.courseSource.create({ data: source, select: { id: true } })).id;

type ParsedSource = { unit: SourceUnit; title: string; partCount: number; readAt: Date };

/** @returns false if the source is deleted or already read */
export async function updateSourceRead(tx: Tx, id: string, read: ParsedSource): Promise<boolean> {
  const data = { ...read, title: read.title.slice(0, sourceLimits.label).toWellFormed(), problem: '' };
  return (await tx.courseSource.updateMany({ where: { id, readAt: null }, data })).count === 1;
}

export async function updateSourceProblem(tx: Tx, id: string, problem: string): Promise<void> {
  await tx.courseSource.updateMany({ where: { id, readAt: null }, data: { problem } });
}

export async function insertSourceParts(tx: Tx, sourceId: string, parts: readonly SourcePart[]): Promise<void> {
  await tx.courseSourcePart.createMany({ data: parts.map((part) => ({ sourceId, ...part })) });
}

export async function deleteTopicSources(tx: Tx, courseId: string): Promise<void> {
  await tx.$executeRaw`
    delete from course_sources s where s.course_id = ${courseId}::uuid and s.kind = 'topic' and not exists
      (select 1 from course_generations g where g.course_id = s.course_id and s.id = any(g.source_ids))`;
}
