import type { SourceRange } from '#shared/ai/plan.ts';
import { type SourceKind, type SourceLine, type SourcePart, type SourceUnit, sourceLimits } from '#shared/ai/source.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { SourceExcerpt } from '../stored-blocks.ts';

const columns = {
  id: true,
  kind: true,
  name: true,
  title: true,
  unit: true,
  fileId: true,
  partCount: true,
  problem: true,
  readAt: true,
  file: { select: { key: true, filename: true, size: true, type: true } },
} as const;

export type SourceRow = {
  id: string;
  kind: SourceKind;
  name: string;
  title: string;
  unit: SourceUnit;
  fileId: string | null;
  partCount: number;
  problem: string;
  readAt: Date | null;
  file: { key: string; filename: string; size: bigint; type: string } | null;
};

/** Returns the sources in the order of `ids`; skips ids of other courses. */
export async function findSources(tx: Tx, courseId: string, ids: readonly string[]): Promise<SourceRow[]> {
  const rows = await tx.courseSource.findMany({ where: { courseId, id: { in: [...ids] } }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row as SourceRow]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listSources(tx: Tx, courseId: string): Promise<SourceRow[]> {
  const where = { courseId, kind: { not: 'topic' } };
  const orderBy = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
  const take = sourceLimits.sourcesInCourse;
  return (await tx.courseSource.findMany({ where, orderBy: [...orderBy], take, select: columns })) as SourceRow[];
}

export const countSources = (tx: Tx, courseId: string): Promise<number> =>
  tx.courseSource.count({ where: { courseId, kind: { not: 'topic' }, problem: '' } });

export const findCourseFiles = (tx: Tx, courseId: string, ids: readonly string[]) =>
  tx.storedFile.findMany({
    where: { courseId, id: { in: [...ids] } },
    select: { id: true, filename: true, type: true },
  });

export const findSourcesOfFiles = (tx: Tx, courseId: string, fileIds: readonly string[]) =>
  tx.courseSource.findMany({
    where: {
      courseId,
      fileId: { in: [...fileIds] },
      problem: '',
      OR: [{ readAt: { not: null } }, { file: { type: { startsWith: 'image/' } } }],
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true, fileId: true },
  });

export async function findPart(tx: Tx, place: { courseId: string; sourceId: string; part: number }) {
  const row = await tx.courseSourcePart.findFirst({
    where: { sourceId: place.sourceId, number: place.part, source: { courseId: place.courseId } },
    select: { number: true, label: true, lines: true },
  });
  return row as SourcePart | null;
}

const partsPerQuery = 40;

type PartQuery = { source: SourceRow; ranges: readonly Pick<SourceRange, 'from' | 'to'>[]; mostText: number };

/** Whole parts in these ranges up to `mostText` UTF-16 units, but at least one part. */
export async function getSourceParts(
  tx: Tx,
  { source, ranges, mostText }: PartQuery,
): Promise<SourceExcerpt & { text: number }> {
  const { id: sourceId, name, fileId, unit } = source;
  const parts: SourcePart[] = [];
  let [textLength, lastNumber] = [0, 0];
  while (textLength < mostText) {
    const inRanges = ranges.map(({ from, to }) => ({ number: { gte: from, lte: to } }));
    const rows = await tx.courseSourcePart.findMany({
      where: { sourceId, number: { gt: lastNumber }, OR: inRanges },
      orderBy: { number: 'asc' },
      take: partsPerQuery,
      select: { number: true, label: true, lines: true },
    });
    for (const row of rows) {
      textLength += lengthOf(row.lines as SourceLine[]);
      if (textLength <= mostText || parts.length === 0) parts.push(row as SourcePart);
    }
    lastNumber = rows.at(-1)?.number ?? 0;
    if (rows.length < partsPerQuery) break;
  }
  return { sourceId, name, fileId, unit, parts, text: textLength };
}

const lengthOf = (lines: readonly SourceLine[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'row' ? line.cells.join(' ').length : line.text.length), 0);

export const listPartLabels = (tx: Tx, sourceIds: readonly string[], longest: number) =>
  tx.$queryRaw<Array<{ sourceId: string; label: string }>>`
    select source_id as "sourceId", left(label, ${longest}::int) as label from course_source_parts
     where source_id = any(${[...sourceIds]}::uuid[]) order by source_id, number`;
