/** Which blocks of a working copy draw on what. */
import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';

const blocks = Prisma.sql`modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id`;

/** How many blocks draw on each part of each source. */
export const countUses = (tx: Tx, courseId: string): Promise<Array<{ sourceId: string; part: number; uses: number }>> =>
  tx.$queryRaw`
    select b.origin -> 'source' ->> 'sourceId' as "sourceId", (b.origin -> 'source' ->> 'part')::int as part, count(*)::int as uses
      from ${blocks}
     where m.course_id = ${courseId}::uuid and jsonb_typeof(b.origin -> 'source') = 'object'
     group by 1, 2`;

/** Whether any block of the course draws on the source; both are columns of the statement around it. */
export const isDrawnOn = (source: { courseId: Prisma.Sql; sourceId: Prisma.Sql }): Prisma.Sql => Prisma.sql`
  exists (select 1 from ${blocks}
           where m.course_id = ${source.courseId} and b.origin -> 'source' ->> 'sourceId' = ${source.sourceId}::text)`;

export async function hasBlocks(tx: Tx, courseId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from ${blocks} where m.course_id = ${courseId}::uuid limit 1`;
  return rows.length > 0;
}
