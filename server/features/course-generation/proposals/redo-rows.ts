import type { SourcePart } from '#shared/ai/source.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { SourceExcerpt } from '../stored-blocks.ts';

export type SourcePartKey = { sourceId: string; part: number };
type PartRow = Omit<SourceExcerpt, 'parts'> & SourcePart;

export async function listSourceParts(
  tx: Tx,
  courseId: string,
  partKeys: readonly SourcePartKey[],
): Promise<SourceExcerpt[]> {
  const [ids, numbers] = [partKeys.map(({ sourceId }) => sourceId), partKeys.map(({ part }) => part)];
  const rows = await tx.$queryRaw<PartRow[]>`
    select s.id as "sourceId", s.name, s.file_id as "fileId", s.unit, p.number, p.label, p.lines
      from course_sources s join course_source_parts p on p.source_id = s.id
      join (select distinct * from unnest(${ids}::uuid[], ${numbers}::int[]) as w(id, number)) w
        on w.id = s.id and w.number = p.number
     where s.course_id = ${courseId}::uuid
     order by s.created_at, s.id, p.number`;
  const sources = new Map<string, SourceExcerpt>();
  for (const { number, label, lines, ...source } of rows) {
    const excerpt = sources.get(source.sourceId) ?? { ...source, parts: [] };
    excerpt.parts.push({ number, label, lines });
    sources.set(source.sourceId, excerpt);
  }
  return [...sources.values()];
}
