/** Where blocks come from that no person wrote: how they come in, and what a person says of them. */
import { Prisma } from '#prisma/generated/client.ts';
import type { BlockContent } from '#shared/courses/content.ts';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { insertTree } from './insert.ts';
import { countBlocks } from './parts.ts';

/**
 * Of a block `b` in a course `c`, as SQL: the address that opens its source, a PDF at the page. Null for a source that is no
 * file, that is gone, or that belongs to another course.
 */
export const sourceAddress = `
  select '/files/' || f.key
         || case when f.type = 'application/pdf' then '#page=' || (b.origin -> 'source' ->> 'part') else '' end
    from course_sources s join stored_files f on f.id = s.file_id
   where s.id = (b.origin -> 'source' ->> 'sourceId')::uuid and s.course_id = c.id`;

/** Content as `toStored` would give it: sanitised, of its type. */
export type GeneratedRow = {
  type: BlockContent['type'];
  jsonContent: BlockContent['content'];
  /** None for what is shown as it was given: an image. */
  origin: BlockOrigin | null;
  fileId?: string;
};

type Insertion = { lessonId: string; userId: string; blocks: readonly GeneratedRow[] };

/**
 * Adds generated blocks at the end of a lesson. The caller holds the course's row, has checked that the lesson is in the course, and
 * measures, touches and announces the course afterwards. @throws RuleError COURSE_FULL
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

/** Of those of the blocks that are in this course. */
export async function findOrigins(tx: Tx, courseId: string, ids: readonly string[]): Promise<OriginRow[]> {
  const rows = await tx.contentBlock.findMany({
    where: { id: { in: [...ids] }, lesson: { module: { courseId } } },
    select: { id: true, lessonId: true, revision: true, updatedBy: true, origin: true },
  });
  return rows.map(({ origin, ...row }) => ({ ...row, origin: origin as BlockOrigin | null }));
}

/** Revisions stay: what somebody is writing in one of these blocks is still based on what stands there. */
export async function confirmOrigin(tx: Tx, ids: readonly string[], origin: Partial<BlockOrigin>): Promise<void> {
  await tx.$executeRaw`
    update content_blocks set origin = origin || ${JSON.stringify(origin)}::jsonb
     where id = any(${[...ids]}::uuid[]) and origin is not null`;
}

const allBlocks = Prisma.sql`modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id`;

/** How many blocks draw on each part of each source. */
export const countUses = (tx: Tx, courseId: string): Promise<Array<{ sourceId: string; part: number; uses: number }>> =>
  tx.$queryRaw`
    select b.origin -> 'source' ->> 'sourceId' as "sourceId", (b.origin -> 'source' ->> 'part')::int as part, count(*)::int as uses
      from ${allBlocks}
     where m.course_id = ${courseId}::uuid and jsonb_typeof(b.origin -> 'source') = 'object'
     group by 1, 2`;

/** Whether any block of the course draws on the source; both are columns of the statement around it. */
export const isDrawnOn = (source: { courseId: Prisma.Sql; sourceId: Prisma.Sql }): Prisma.Sql => Prisma.sql`
  exists (select 1 from ${allBlocks}
           where m.course_id = ${source.courseId} and b.origin -> 'source' ->> 'sourceId' = ${source.sourceId}::text)`;

export async function hasBlocks(tx: Tx, courseId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from ${allBlocks} where m.course_id = ${courseId}::uuid limit 1`;
  return rows.length > 0;
}
