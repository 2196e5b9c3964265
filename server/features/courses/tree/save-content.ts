import { courseLimits } from '#shared/courses/schema.ts';
import type { Database } from '../../../core/database/db.ts';

export type ContentSave = {
  courseId: string;
  blockId: string;
  revision: string;
  type: string;
  jsonContent: object;
  fileId: string | null;
  userId: string;
  orgId: string | null;
  hasPlatformAccess: boolean;
  now: Date;
};

/** Same rule as `editedOrigin` in shared/courses/origin.ts. */
const editedOrigin = `b.origin || jsonb_build_object('state', 'edited',
  'sourceState', case when b.origin ->> 'sourceState' = 'none' then 'none' else 'toCheck' end)`;

/** Locks the course row first, like every change, so that authors wait instead of deadlocking. */
export const saveStatement = {
  name: 'save-block-content',
  text: `
    with given as (select $5::jsonb as content, octet_length($5::jsonb::text) as bytes),
    course as (
      select c.id, c.text_bytes from courses c where c.id = $1 and ($10 or c.org_id = $8) for no key update),
    former as (select b.content_bytes as bytes from content_blocks b where b.id = $2 and b.revision = $3),
    saved as (
      update content_blocks b set json_content = given.content, file_id = $6, revision = gen_random_uuid(), updated_by = $7,
             origin = case when b.json_content = given.content then b.origin else ${editedOrigin} end
        from given, course, lessons l, modules m
       where b.id = $2 and b.revision = $3 and b.type = $4::content_block_type
         and l.id = b.lesson_id and m.id = l.module_id and m.course_id = course.id
         and (given.bytes <= b.content_bytes or course.text_bytes + given.bytes - b.content_bytes <= ${courseLimits.textBytes})
      returning b.revision, b.lesson_id, given.bytes)
    update courses c
       set revision = c.revision + 1, updated_at = $9, updated_by = $7, text_bytes = c.text_bytes + saved.bytes - former.bytes,
           changed_in_review_by = case when c.status = 'review' and not $7::uuid = any(c.changed_in_review_by)
                                       then c.changed_in_review_by || $7::uuid else c.changed_in_review_by end
      from saved, former
     where c.id = $1
    returning saved.revision, saved.lesson_id as "lessonId"`,
};

/** @returns the new revision, or null if nothing was written */
export async function saveContent(
  db: Database,
  save: ContentSave,
): Promise<{ revision: string; lessonId: string } | null> {
  const { courseId, blockId, revision, type, jsonContent, fileId, userId, orgId, now, hasPlatformAccess } = save;
  const content = JSON.stringify(jsonContent);
  const values = [courseId, blockId, revision, type, content, fileId, userId, orgId, now, hasPlatformAccess];
  const { rows } = await db.pool.query<{ revision: string; lessonId: string }>({ ...saveStatement, values });
  return rows[0] ?? null;
}
