import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/db.ts';
import { isDrawnOn } from '../courses/service.ts';

/** Orders that nobody has gone on with since. @returns how many went */
export const deleteUntouched = (tx: Tx, since: Date, take: number): Promise<number> =>
  tx.$executeRaw`
    delete from course_generations where id in
      (select id from course_generations where updated_at < ${since}::timestamptz limit ${take})`;

const drawn = isDrawnOn({ courseId: Prisma.sql`s.course_id`, sourceId: Prisma.sql`s.id` });

/** Sources added before the moment that no order names and no block draws on. @returns how many went */
export const deleteUnused = (tx: Tx, before: Date, take: number): Promise<number> =>
  tx.$executeRaw`
    delete from course_sources where id in
      (select s.id from course_sources s
        where s.created_at < ${before}::timestamptz and not ${drawn}
          and not exists (select 1 from course_generations g where g.course_id = s.course_id and s.id = any(g.source_ids))
        limit ${take})`;

/** What was taken, refused or failed before the moment. @returns how many went */
export const deleteDecided = (tx: Tx, before: Date, take: number): Promise<number> =>
  tx.$executeRaw`
    delete from course_proposals where id in
      (select id from course_proposals
        where state <> 'open' and coalesce(decided_at, created_at) < ${before}::timestamptz and created_at < ${before}::timestamptz
        limit ${take})`;
