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
