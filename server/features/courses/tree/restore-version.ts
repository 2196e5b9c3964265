import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertTree } from './insert-tree.ts';

type VersionRef = { courseId: string; number: number; userId: string };

/**
 * Keeps the ids, so that learners keep their progress. Deletes restorable parts, because their ids may be in use again.
 */
export async function restoreVersionContent(tx: Tx, { courseId, number, userId }: VersionRef): Promise<void> {
  await tx.courseModule.deleteMany({ where: { courseId } });
  await tx.deletedPart.deleteMany({ where: { courseId } });
  await insertTree(tx, {
    queries: Prisma.sql`
      version as (select published_payload as payload from course_versions
                   where course_id = ${courseId}::uuid and number = ${number}),
      m as (select e.value, e.place - 1 as place
              from version, jsonb_array_elements(payload -> 'modules') with ordinality as e(value, place)),
      l as (select e.value, e.place - 1 as place, m.value ->> 'id' as module_id
              from m, jsonb_array_elements(m.value -> 'lessons') with ordinality as e(value, place)),
      b as (select e.value, e.place - 1 as place, l.value ->> 'id' as lesson_id
              from l, jsonb_array_elements(l.value -> 'content_blocks') with ordinality as e(value, place))`,
    modules: Prisma.sql`
      select (value ->> 'id')::uuid, ${courseId}::uuid, value ->> 'title', place, ${userId}::uuid from m`,
    lessons: Prisma.sql`
      select (value ->> 'id')::uuid, module_id::uuid, value ->> 'title', place, ${userId}::uuid from l`,
    blocks: Prisma.sql`
      select (b.value ->> 'id')::uuid, b.lesson_id::uuid, (b.value ->> 'type')::content_block_type, b.place,
             b.value -> 'json_content', f.id, ${userId}::uuid, b.value -> 'origin'
        from b left join stored_files f on f.id = (b.value -> 'json_content' ->> 'fileId')::uuid`,
  });
  await tx.$executeRaw`
    update courses c
       set title = v.title,
           outcomes = case when v.published_payload ? 'outcomes'
                           then array(select jsonb_array_elements_text(v.published_payload -> 'outcomes'))
                           else c.outcomes end,
           settings_revision = gen_random_uuid(), settings_updated_by = ${userId}::uuid
      from course_versions v where c.id = ${courseId}::uuid and v.course_id = c.id and v.number = ${number}`;
}
