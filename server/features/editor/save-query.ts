import type { Database } from '../../core/db.ts';

export type ContentSave = {
  courseId: string;
  blockId: string;
  revision: string;
  type: string;
  jsonContent: object;
  fileId: string | null;
  userId: string;
  orgId: string | null;
  /** Platform admins reach every course. */
  isEverywhere: boolean;
  now: Date;
};

/**
 * The most frequent write of the editor as one prepared statement: rights, belonging and revision are conditions of it. The
 * course's row is changed first, as everywhere, so that authors wait for each other instead of blocking each other; of two
 * who saved on the same revision, the second finds it gone.
 */
export const saveStatement = {
  name: 'save-block-content',
  text: `
    with course as (
      update courses c set revision = c.revision + 1, updated_at = $9, updated_by = $7
       where c.id = $1 and ($10 or c.org_id = $8)
         and exists (select 1 from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
                      where b.id = $2 and b.revision = $3 and b.type = $4::content_block_type and m.course_id = c.id)
      returning c.id)
    update content_blocks b set json_content = $5, file_id = $6, revision = gen_random_uuid(), updated_by = $7
      from course
     where b.id = $2 and b.revision = $3
    returning b.revision, b.lesson_id as "lessonId"`,
};

/** @returns the new revision, or null if nothing was written */
export async function saveContent(
  db: Database,
  save: ContentSave,
): Promise<{ revision: string; lessonId: string } | null> {
  const { courseId, blockId, revision, type, jsonContent, fileId, userId, orgId, now, isEverywhere } = save;
  const content = JSON.stringify(jsonContent);
  const values = [courseId, blockId, revision, type, content, fileId, userId, orgId, now, isEverywhere];
  const { rows } = await db.pool.query<{ revision: string; lessonId: string }>({ ...saveStatement, values });
  return rows[0] ?? null;
}
