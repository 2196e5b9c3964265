import { Prisma } from '#prisma/generated/client.ts';
import type { BlockType } from '#shared/courses/content.ts';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import type { Tx } from '../../../core/database/db.ts';

export type OriginBlock = {
  id: string;
  lessonId: string;
  type: BlockType;
  jsonContent: unknown;
  revision: string;
  origin: BlockOrigin | null;
};

export const listBlocksWithOrigin = (
  tx: Tx,
  { courseId, lessonId, blockId }: { courseId: string; lessonId: string; blockId: string | null },
): Promise<OriginBlock[]> =>
  tx.$queryRaw`
    select b.id, b.lesson_id as "lessonId", b.type::text as type, b.json_content as "jsonContent", b.revision, b.origin
      from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
     where m.course_id = ${courseId}::uuid and l.id = ${lessonId}::uuid
       and (${blockId}::uuid is null or b.id = ${blockId}::uuid)
     order by b.position, b.id`;

type ContentReplacement = { id: string; revision: string; userId: string; jsonContent: object; origin: BlockOrigin };

/** @returns false if the block has changed since `revision` */
export async function updateBlockContent(tx: Tx, replaced: ContentReplacement): Promise<boolean> {
  const { id, revision, userId, jsonContent, origin } = replaced;
  const data = { jsonContent, origin, revision: crypto.randomUUID(), updatedBy: userId };
  return (await tx.contentBlock.updateMany({ where: { id, revision }, data })).count === 1;
}

export async function deleteBlocks(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.contentBlock.deleteMany({ where: { id: { in: [...ids] } } });
}

export const lessonRevisionSql = (lessonId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (select md5(string_agg(b.id::text || b.revision::text, ' ' order by b.id))::uuid
     from content_blocks b where b.lesson_id = ${lessonId} and b.type in ('text', 'quiz'))`;

export async function findLessonRevision(tx: Tx, lessonId: string): Promise<string | null> {
  const rows = await tx.$queryRaw<Array<{ revision: string | null }>>`
    select ${lessonRevisionSql(Prisma.sql`${lessonId}::uuid`)} as revision`;
  return rows[0]?.revision ?? null;
}
