import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';

const levels = {
  module: { table: Prisma.sql`modules`, parent: Prisma.sql`course_id` },
  lesson: { table: Prisma.sql`lessons`, parent: Prisma.sql`module_id` },
  block: { table: Prisma.sql`content_blocks`, parent: Prisma.sql`lesson_id` },
} as const;
export type Level = keyof typeof levels;
export type ParentRef = { level: Level; parentId: string };

export async function listOrder(tx: Tx, { level, parentId }: ParentRef): Promise<string[]> {
  const { table, parent } = levels[level];
  const rows = await tx.$queryRaw<Array<{ id: string }>>`
    select id from ${table} where ${parent} = ${parentId}::uuid order by position, id`;
  return rows.map(({ id }) => id);
}

/** Requires the row lock on the course. */
export async function updateOrder(tx: Tx, { level, parentId }: ParentRef, ids: readonly string[]): Promise<void> {
  const { table, parent } = levels[level];
  await tx.$executeRaw`
    update ${table} t set ${parent} = ${parentId}::uuid, position = o.place - 1
      from unnest(${[...ids]}::uuid[]) with ordinality as o(id, place)
     where t.id = o.id and (t.position <> o.place - 1 or t.${parent} <> ${parentId}::uuid)`;
}

export function insertAt(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}
