import type { ModuleItem } from '#shared/editor/state.ts';
import type { Tx } from '../../core/db.ts';

export const findEditedCourse = (tx: Tx, id: string) =>
  tx.course.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      description: true,
      status: true,
      visibility: true,
      version: true,
      revision: true,
      publishedRevision: true,
      settingsRevision: true,
      invitationToken: true,
      updatedAt: true,
      updatedBy: true,
      submittedBy: true,
      submittedAt: true,
      reviewComment: true,
      reviewedBy: true,
      published: { select: { version: true } },
      organisation: { select: { needsReview: true } },
      skills: { select: { skillId: true }, orderBy: { skillId: 'asc' } },
    },
  });

/** Modules with lessons and the number of their blocks, in one statement and without any content. */
export async function readStructure(tx: Tx, courseId: string): Promise<ModuleItem[]> {
  const rows = await tx.$queryRaw<Array<{ modules: ModuleItem[] | null }>>`
    select jsonb_agg(jsonb_build_object('moduleId', m.id, 'title', m.title, 'revision', m.revision, 'lessons', coalesce((
             select jsonb_agg(jsonb_build_object('lessonId', l.id, 'title', l.title, 'revision', l.revision,
                      'blockCount', (select count(*) from content_blocks b where b.lesson_id = l.id))
                    order by l.position, l.id)
               from lessons l where l.module_id = m.id), '[]'))
           order by m.position, m.id) as modules
      from modules m where m.course_id = ${courseId}::uuid`;
  return rows[0]?.modules ?? [];
}

/** Names by account; accounts that are gone are missing. */
export async function findNames(tx: Tx, userIds: ReadonlyArray<string | null>): Promise<Map<string, string>> {
  const ids = userIds.filter((id) => id !== null);
  const people = await tx.profile.findMany({
    where: { userId: { in: ids } },
    select: { userId: true, firstName: true, lastName: true },
  });
  return new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]));
}
