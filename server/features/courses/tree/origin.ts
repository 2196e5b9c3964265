/** Where blocks come from that no person wrote: how they come in, and what a person says of them. */
import { Prisma } from '#prisma/generated/client.ts';
import type { BlockContent } from '#shared/courses/content.ts';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertTree } from './insert.ts';

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

/** Behind what the lesson has. Called with the course's row held. */
export const insertGenerated = (tx: Tx, { lessonId, userId, blocks }: Insertion): Promise<void> =>
  insertTree(tx, {
    blocks: Prisma.sql`
      select gen_random_uuid(), ${lessonId}::uuid, (e.value ->> 'type')::content_block_type,
             (select coalesce(max(position) + 1, 0) from content_blocks where lesson_id = ${lessonId}::uuid) + e.place - 1,
             e.value -> 'jsonContent', (e.value ->> 'fileId')::uuid, ${userId}::uuid,
             nullif(e.value -> 'origin', 'null'::jsonb)
        from jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) with ordinality as e(value, place)`,
  });

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
