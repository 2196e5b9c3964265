import type pg from 'pg';
import { saveStatement } from '../../server/features/courses/service.ts';

import type { BlockRow } from './course-data.ts';

export function bareStatements(pool: pg.Pool, { sessionHash }: { sessionHash: string }) {
  const session = async (): Promise<{ userId: string; orgId: string }> => {
    const { rows } = await pool.query({
      name: 'bench-session',
      text: `select u.id as "userId", o.id as "orgId", s.expires_at, u.email, p.first_name, p.last_name, o.name, m.role
               from sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
               left join org_members m on m.user_id = u.id and m.org_id = p.org_id left join orgs o on o.id = m.org_id
              where s.id = $1`,
      values: [sessionHash],
    });
    return rows[0] as { userId: string; orgId: string };
  };
  const query = async (name: string, text: string, value: string) =>
    (await pool.query({ name, text, values: [value] })).rows;

  return {
    save: async ({ courseId, block, content }: { courseId: string; block: BlockRow; content: object }) => {
      const { userId, orgId } = await session();
      const json = JSON.stringify(content);
      const values = [courseId, block.id, block.revision, 'text', json, null, userId, orgId, new Date(), false];
      const { rows } = await pool.query<{ revision: string }>({ ...saveStatement, values });
      if (rows[0] === undefined) throw new Error('the statement saved no row');
      return rows[0].revision;
    },
    open: async ({ courseId, lessonId }: { courseId: string; lessonId: string }): Promise<void> => {
      await session();
      await Promise.all([
        query('bench-course', 'select * from courses where id = $1', courseId),
        query(
          'bench-structure',
          `select m.id, m.title, m.revision, (select jsonb_agg(jsonb_build_object('lessonId', l.id, 'title', l.title, 'revision', l.revision,
                    'blockCount', (select count(*) from content_blocks b where b.lesson_id = l.id)) order by l.position)
                    from lessons l where l.module_id = m.id) as lessons
             from modules m where m.course_id = $1 order by m.position`,
          courseId,
        ),
        query('bench-skills', 'select skill_id from course_skills where course_id = $1', courseId),
        query('bench-lesson', 'select id, title, revision from lessons where id = $1', lessonId),
        query(
          'bench-blocks',
          'select id, type, json_content, revision from content_blocks where lesson_id = $1 order by position',
          lessonId,
        ),
      ]);
    },
  };
}
