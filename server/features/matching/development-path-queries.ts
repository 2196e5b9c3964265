import { type LearnedShare, minutesLeftOf } from '#shared/learning/state.ts';
import type { PathCourse } from '#shared/matching/state.ts';
import { createRowBatcher } from '../../core/database/batching.ts';
import type { Database } from '../../core/database/db.ts';
import { publicSlugText } from '../../core/database/fragments.ts';

type SkillCourses = { skillId: string; courseIds: string[] };

const maxCoursesPerSkill = 24;

export const listPopularCourses = createRowBatcher<SkillCourses>(
  async ({ readPool }, skillIds) =>
    (
      await readPool.query<SkillCourses>({
        name: 'courses-of-skills',
        text: `select asked.skill_id::text as "skillId",
                      array(select p.course_id from course_skills s join published_courses p on p.course_id = s.course_id
                             where s.skill_id = asked.skill_id and p.visibility = 'public'
                             order by p.view_count desc, p.course_id limit ${maxCoursesPerSkill})::text[] as "courseIds"
                 from unnest($1::int[]) asked(skill_id)`,
        values: [skillIds],
      })
    ).rows,
  ({ skillId }) => skillId,
);

type OfferedCourse = Pick<PathCourse, 'courseId' | 'title' | 'company' | 'minutes' | 'isCompleted' | 'progress'> & {
  companySlug: string | null;
};
type OfferedRow = Omit<OfferedCourse, 'progress'> & LearnedShare & { isBegun: boolean };

export async function findPublicCourses(
  { pool }: Database,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, OfferedCourse>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await pool.query<OfferedRow>({
    name: 'offered-courses',
    text: `select p.course_id as "courseId", p.title, coalesce(e.completed_at is not null, false) as "isCompleted",
                  e.user_id is not null as "isBegun", least(done.lessons, v.lesson_count)::int as "lessonsDone",
                  coalesce(v.lesson_count, 0) as "lessonCount", coalesce(v.minutes, 0) as minutes,
                  o.name as company, ${publicSlugText('o')} as "companySlug"
             from published_courses p
             left join course_versions v on v.course_id = p.course_id and v.number = p.version
             left join courses c on c.id = p.course_id
             left join orgs o on o.id = c.org_id
             left join enrolments e on e.course_id = p.course_id and e.user_id = $1
             left join lateral (select count(*) as lessons from lesson_progress l
                                 where l.user_id = e.user_id and l.course_id = p.course_id) done on true
            where p.course_id = any($2::uuid[]) and p.visibility = 'public'`,
    values: [userId, courseIds],
  });
  return new Map(rows.map((row) => [row.courseId, offeredOf(row)]));
}

function offeredOf({ isBegun, lessonCount, lessonsDone, ...course }: OfferedRow): OfferedCourse {
  const minutesLeft = minutesLeftOf({ minutes: course.minutes, lessonCount, lessonsDone });
  return { ...course, progress: isBegun ? { lessonsDone, lessonCount, minutesLeft } : null };
}
