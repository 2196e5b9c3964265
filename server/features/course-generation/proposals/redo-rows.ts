import type { SourcePart } from '#shared/ai/source.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { KnownSource } from '../stored-blocks.ts';

export type SourcePlace = { sourceId: string; part: number };
type PartRow = Omit<KnownSource, 'parts'> & SourcePart;

export async function listSourceParts(
  tx: Tx,
  courseId: string,
  places: readonly SourcePlace[],
): Promise<KnownSource[]> {
  const [ids, numbers] = [places.map(({ sourceId }) => sourceId), places.map(({ part }) => part)];
  const rows = await tx.$queryRaw<PartRow[]>`
    select s.id as "sourceId", s.name, s.file_id as "fileId", s.unit, p.number, p.label, p.lines
      from course_sources s join course_source_parts p on p.source_id = s.id
      join (select distinct * from unnest(${ids}::uuid[], ${numbers}::int[]) as w(id, number)) w
        on w.id = s.id and w.number = p.number
     where s.course_id = ${courseId}::uuid
     order by s.created_at, s.id, p.number`;
  const sources = new Map<string, KnownSource>();
  for (const { number, label, lines, ...source } of rows) {
    const known = sources.get(source.sourceId) ?? { ...source, parts: [] };
    known.parts.push({ number, label, lines });
    sources.set(source.sourceId, known);
  }
  return [...sources.values()];
}
