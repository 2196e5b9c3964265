import { Prisma } from '#prisma/generated/client.ts';
import type { BlockContent } from '#shared/courses/content.ts';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { insertTree } from './insert-tree.ts';
import { countBlocks } from './parts.ts';

/**
 * SQL for the URL that opens the source of block `b` in course `c`, a PDF at the page. Null if the source is not a
 * file, is gone, or belongs to another course.
 */
export const sourceUrlSql = `
  select '/files/' || f.key
         || case when f.type = 'application/pdf' then '#page=' || (b.origin -> 'source' ->> 'part') else '' end
    from course_sources s join stored_files f on f.id = s.file_id
   where s.id = (b.origin -> 'source' ->> 'sourceId')::uuid and s.course_id = c.id`;

/** The content must be sanitised, as by `toStoredContent`. */
export type GeneratedRow = {
  type: BlockContent['type'];
  jsonContent: BlockContent['content'];
  origin: BlockOrigin | null;
  fileId?: string;
};

type Insertion = { lessonId: string; userId: string; blocks: readonly GeneratedRow[] };

/**
 * The caller locks the course and checks that it contains the lesson. Afterwards it updates size and revision and
 * publishes the change.
 * @throws RuleError COURSE_FULL
 */
export async function insertLessonBlocks(tx: Tx, { lessonId, userId, blocks }: Insertion): Promise<void> {
  const limit = courseLimits.blocksInLesson;
  if ((await countBlocks(tx, lessonId)) + blocks.length > limit) throw new RuleError('COURSE_FULL', { limit });
  if (blocks.length === 0) return;
  await insertTree(tx, {
    blocks: Prisma.sql`
      select gen_random_uuid(), ${lessonId}::uuid, (e.value ->> 'type')::content_block_type,
             (select coalesce(max(position) + 1, 0) from content_blocks where lesson_id = ${lessonId}::uuid) + e.place - 1,
             e.value -> 'jsonContent', (e.value ->> 'fileId')::uuid, ${userId}::uuid,
             nullif(e.value -> 'origin', 'null'::jsonb)
        from jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) with ordinality as e(value, place)`,
  });
}

type OriginRow = {
  id: string;
  lessonId: string;
  revision: string;
  updatedBy: string | null;
  origin: BlockOrigin | null;
};

export async function findOrigins(tx: Tx, courseId: string, ids: readonly string[]): Promise<OriginRow[]> {
  const rows = await tx.contentBlock.findMany({
    where: { id: { in: [...ids] }, lesson: { module: { courseId } } },
    select: { id: true, lessonId: true, revision: true, updatedBy: true, origin: true },
  });
  return rows.map(({ origin, ...row }) => ({ ...row, origin: origin as BlockOrigin | null }));
}

/** Keeps revisions, so that a concurrent edit of one of these blocks is not rejected. */
export async function updateOrigin(tx: Tx, ids: readonly string[], origin: Partial<BlockOrigin>): Promise<void> {
  await tx.$executeRaw`
    update content_blocks set origin = origin || ${JSON.stringify(origin)}::jsonb
     where id = any(${[...ids]}::uuid[]) and origin is not null`;
}

const allBlocks = Prisma.sql`modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id`;

export const countSourceUses = (
  tx: Tx,
  courseId: string,
): Promise<Array<{ sourceId: string; part: number; uses: number }>> =>
  tx.$queryRaw`
    select b.origin -> 'source' ->> 'sourceId' as "sourceId", (b.origin -> 'source' ->> 'part')::int as part, count(*)::int as uses
      from ${allBlocks}
     where m.course_id = ${courseId}::uuid and jsonb_typeof(b.origin -> 'source') = 'object'
     group by 1, 2`;

export const isSourceUsedSql = (source: { courseId: Prisma.Sql; sourceId: Prisma.Sql }): Prisma.Sql => Prisma.sql`
  exists (select 1 from ${allBlocks}
           where m.course_id = ${source.courseId} and b.origin -> 'source' ->> 'sourceId' = ${source.sourceId}::text)`;

export async function hasBlocks(tx: Tx, courseId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from ${allBlocks} where m.course_id = ${courseId}::uuid limit 1`;
  return rows.length > 0;
}
