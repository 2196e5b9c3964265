import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertSnapshot } from './insert-tree.ts';

type VersionRef = { courseId: string; number: number; userId: string };

/**
 * Keeps the ids, so that learners keep their progress. Deletes restorable parts, because their ids may be in use again.
 */
export async function restoreVersionContent(tx: Tx, { courseId, number, userId }: VersionRef): Promise<void> {
  await tx.courseModule.deleteMany({ where: { courseId } });
  await tx.deletedPart.deleteMany({ where: { courseId } });
  const payload = Prisma.sql`
    (select published_payload from course_versions where course_id = ${courseId}::uuid and number = ${number})`;
  await insertSnapshot(tx, { courseId, userId, payload });
  await tx.$executeRaw`
    update courses c
       set title = v.title,
           outcomes = case when v.published_payload ? 'outcomes'
                           then array(select jsonb_array_elements_text(v.published_payload -> 'outcomes'))
                           else c.outcomes end,
           settings_revision = gen_random_uuid(), settings_updated_by = ${userId}::uuid
      from course_versions v where c.id = ${courseId}::uuid and v.course_id = c.id and v.number = ${number}`;
}
