import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';

/**
 * Where modules, lessons and blocks come from. Each part is the end of a statement that selects these columns in this order:
 * modules (id, course_id, title, position, updated_by), lessons (id, module_id, title, position, updated_by),
 * blocks (id, lesson_id, type, position, json_content, file_id, updated_by, origin). What is left out brings none.
 */
type TreeSource = {
  /** Named queries that the parts select from. */
  queries?: Prisma.Sql;
  modules?: Prisma.Sql;
  lessons?: Prisma.Sql;
  blocks?: Prisma.Sql;
};

const none = Prisma.sql`select null::uuid`;

/**
 * The one way in which whole parts of a course come to be: copies, former versions, imported bundles. One statement, whatever the
 * size, without a block ever leaving the database that is in it already.
 */
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
  await tx.$executeRaw`with ${Prisma.join(parts, ', ')} ${none}`;
}
