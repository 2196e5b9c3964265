import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';

/** Each part is the end of a statement that selects the named columns; a missing part inserts nothing. */
type TreeSource = {
  queries?: Prisma.Sql;
  /** id, course_id, title, position, updated_by */
  modules?: Prisma.Sql;
  /** id, module_id, title, position, updated_by */
  lessons?: Prisma.Sql;
  /** id, lesson_id, type, position, json_content, file_id, updated_by, origin */
  blocks?: Prisma.Sql;
};

const emptySelect = Prisma.sql`select null::uuid`;

/** Inserts parts of a course in one statement, so that no block leaves the database. */
export async function insertTree(tx: Tx, { queries, modules, lessons, blocks }: TreeSource): Promise<void> {
  const parts = [
    ...(queries === undefined ? [] : [queries]),
    ...(modules === undefined
      ? []
      : [Prisma.sql`new_modules as (insert into modules (id, course_id, title, position, updated_by) ${modules})`]),
    ...(lessons === undefined
      ? []
      : [Prisma.sql`new_lessons as (insert into lessons (id, module_id, title, position, updated_by) ${lessons})`]),
    ...(blocks === undefined
      ? []
      : [
          Prisma.sql`new_blocks as (
            insert into content_blocks (id, lesson_id, type, position, json_content, file_id, updated_by, origin) ${blocks})`,
        ]),
  ];
  await tx.$executeRaw`with ${Prisma.join(parts, ', ')} ${emptySelect}`;
}

type SnapshotSource = { courseId: string; userId: string; payload: Prisma.Sql };

/** `payload`: a JSON expression with the modules of a published version. Parts keep their ids; the draft is empty. */
export const insertSnapshot = (tx: Tx, { courseId, userId, payload }: SnapshotSource): Promise<void> =>
  insertTree(tx, {
    queries: Prisma.sql`
      m as (select e.value, e.place - 1 as place
              from jsonb_array_elements(${payload} -> 'modules') with ordinality as e(value, place)),
      l as (select e.value, e.place - 1 as place, m.value ->> 'id' as module_id
              from m, jsonb_array_elements(m.value -> 'lessons') with ordinality as e(value, place)),
      b as (select e.value, e.place - 1 as place, l.value ->> 'id' as lesson_id
              from l, jsonb_array_elements(l.value -> 'content_blocks') with ordinality as e(value, place))`,
    modules: Prisma.sql`
      select (value ->> 'id')::uuid, ${courseId}::uuid, value ->> 'title', place, ${userId}::uuid from m`,
    lessons: Prisma.sql`
      select (value ->> 'id')::uuid, module_id::uuid, value ->> 'title', place, ${userId}::uuid from l`,
    blocks: Prisma.sql`
      select (b.value ->> 'id')::uuid, b.lesson_id::uuid, (b.value ->> 'type')::content_block_type, b.place,
             b.value -> 'json_content', f.id, ${userId}::uuid, nullif(b.value -> 'origin', 'null'::jsonb)
        from b left join stored_files f on f.id = (b.value -> 'json_content' ->> 'fileId')::uuid`,
  });
