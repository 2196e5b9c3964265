import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { Tx } from '../../core/db.ts';

export type VersionFile = { id: string; key: string; filename: string; size: number; type: string };

/** The files that a version shows and that are still known. */
export async function listVersionFiles(tx: Tx, courseId: string, number: number): Promise<VersionFile[]> {
  const rows = await tx.courseVersionFile.findMany({
    where: { courseId, number },
    select: { file: { select: { id: true, key: true, filename: true, size: true, type: true } } },
    orderBy: { fileId: 'asc' },
  });
  return rows.map(({ file: { size, ...file } }) => ({ ...file, size: Number(size) }));
}

export type VersionHead = { title: string; version: number; publishedAt: Date };

export async function findHead(tx: Tx, courseId: string, number: number): Promise<VersionHead | null> {
  const where = { courseId_number: { courseId, number } };
  const row = await tx.courseVersion.findUnique({ where, select: { title: true, publishedAt: true } });
  return row && { ...row, version: number };
}

export const findDescription = async (tx: Tx, id: string): Promise<string> =>
  (await tx.course.findUniqueOrThrow({ where: { id }, select: { description: true } })).description;

export async function setDescription(tx: Tx, id: string, description: string): Promise<void> {
  await tx.course.update({ where: { id }, data: { description }, select: { id: true } });
}

type Place = { courseId: string; userId: string };
/** JSON of blocks: `at` (places of module, lesson and block, from 0), type, file (one of `refs` or null) and content. */
export type BlocksPiece = { blocks: string; refs: readonly string[] };
type Files = ReadonlyMap<string, UploadedFile>;

/** Fills an empty course with modules and lessons: JSON of `{ title, lessons: [title] }`. */
export async function insertOutline(tx: Tx, { courseId, userId, outline }: Place & { outline: string }): Promise<void> {
  await tx.$executeRaw`
    with m as materialized (
           select gen_random_uuid() as id, e.value, e.place - 1 as place
             from jsonb_array_elements(${outline}::jsonb) with ordinality as e(value, place)),
         new_modules as (insert into modules (id, course_id, title, position, updated_by)
                         select id, ${courseId}::uuid, value ->> 'title', place, ${userId}::uuid from m)
    insert into lessons (module_id, title, position, updated_by)
    select m.id, e.title, e.place - 1, ${userId}::uuid
      from m, jsonb_array_elements_text(m.value -> 'lessons') with ordinality as e(title, place)`;
}

/** Puts blocks into the lessons at their places; an asset gets the facts of its file. */
export async function insertBlocks(
  tx: Tx,
  { courseId, userId, piece, files }: Place & { piece: BlocksPiece; files: Files },
): Promise<void> {
  const facts = Object.fromEntries(piece.refs.flatMap((ref) => [[ref, files.get(ref)] as const]));
  await tx.$executeRaw`
    insert into content_blocks (lesson_id, type, position, json_content, file_id, updated_by)
    select l.id, b.type::content_block_type, (b.at ->> 2)::int,
           case b.type when 'asset' then b.content || coalesce(f.facts, ${JSON.stringify(noFile)}::jsonb) else b.content end,
           (f.facts ->> 'fileId')::uuid, ${userId}::uuid
      from jsonb_to_recordset(${piece.blocks}::jsonb) as b(at jsonb, type text, file text, content jsonb)
      join modules m on m.course_id = ${courseId}::uuid and m.position = (b.at ->> 0)::int
      join lessons l on l.module_id = m.id and l.position = (b.at ->> 1)::int
      left join jsonb_each(${JSON.stringify(facts)}::jsonb) as f(ref, facts) on f.ref = b.file`;
}

const noFile = { fileId: null, url: '', filename: '', size: 0, type: '' };
