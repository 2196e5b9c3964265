import type { BlockContent } from '#shared/courses/content.ts';
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

export const findDescription = async (tx: Tx, id: string): Promise<string> =>
  (await tx.course.findUniqueOrThrow({ where: { id }, select: { description: true } })).description;

export async function setDescription(tx: Tx, id: string, description: string): Promise<void> {
  await tx.course.update({ where: { id }, data: { description }, select: { id: true } });
}

export type NewBlock = { type: BlockContent['type']; content: BlockContent['content']; fileId: string | null };
export type NewModule = { title: string; lessons: Array<{ title: string; blocks: NewBlock[] }> };
type Filling = { courseId: string; userId: string; modules: readonly NewModule[] };

/** Fills an empty course. One statement, whatever the size; the database gives every part its id. */
export async function insertContent(tx: Tx, { courseId, userId, modules }: Filling): Promise<void> {
  await tx.$executeRaw`
    with m as materialized (
           select gen_random_uuid() as id, e.value, e.place - 1 as place
             from jsonb_array_elements(${JSON.stringify(modules)}::jsonb) with ordinality as e(value, place)),
         l as materialized (
           select gen_random_uuid() as id, m.id as module_id, e.value, e.place - 1 as place
             from m, jsonb_array_elements(m.value -> 'lessons') with ordinality as e(value, place)),
         new_modules as (insert into modules (id, course_id, title, position, updated_by)
                         select id, ${courseId}::uuid, value ->> 'title', place, ${userId}::uuid from m),
         new_lessons as (insert into lessons (id, module_id, title, position, updated_by)
                         select id, module_id, value ->> 'title', place, ${userId}::uuid from l)
    insert into content_blocks (lesson_id, type, position, json_content, file_id, updated_by)
    select l.id, (e.value ->> 'type')::content_block_type, e.place - 1, e.value -> 'content',
           (e.value ->> 'fileId')::uuid, ${userId}::uuid
      from l, jsonb_array_elements(l.value -> 'blocks') with ordinality as e(value, place)`;
}
