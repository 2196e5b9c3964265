import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';

/** Also deletes the hidden row, so that it cannot be restored. */
export async function deletePublished(tx: Tx, courseId: string): Promise<void> {
  await tx.publishedCourse.deleteMany({ where: { courseId } });
  await tx.hiddenCourse.deleteMany({ where: { courseId } });
}

export async function updateState(tx: Tx, id: string, data: Prisma.CourseUpdateInput): Promise<void> {
  await tx.course.update({ where: { id }, data, select: { id: true } });
}

export async function updateViews(tx: Tx, courseId: string): Promise<void> {
  await tx.publishedCourse.updateMany({ where: { courseId }, data: { viewCount: { increment: 1 } } });
}

export async function updateCourseTakenDown(tx: Tx, id: string, takenDownAt: Date | null): Promise<void> {
  await tx.course.update({ where: { id }, data: { takenDownAt }, select: { id: true } });
}

type HiddenCoursesFilter = { courseId: string } | { orgId: string; onlyPublic?: boolean };

const courseCondition = (filter: HiddenCoursesFilter): Prisma.Sql =>
  'courseId' in filter
    ? Prisma.sql`c.id = ${filter.courseId}::uuid`
    : Prisma.sql`c.org_id = ${filter.orgId}::uuid ${filter.onlyPublic ? Prisma.sql`and c.visibility = 'public'` : Prisma.empty}`;

/** Locks the courses first, in the order of every other change. */
export async function insertHiddenCourses(tx: Tx, filter: HiddenCoursesFilter, at: Date): Promise<void> {
  await tx.$queryRaw`
    select 1 from courses c where ${courseCondition(filter)} and exists (select 1 from published_courses p where p.course_id = c.id)
     order by c.id for no key update`;
  await tx.$executeRaw`
    with gone as (delete from published_courses p using courses c where c.id = p.course_id and ${courseCondition(filter)} returning p.*)
    insert into hidden_courses (course_id, row, hidden_at)
    select g.course_id, to_jsonb(g), ${at}::timestamptz from gone g
    on conflict (course_id) do update set row = excluded.row, hidden_at = excluded.hidden_at`;
}

/** Must list all columns of the table: a missing one is lost on restore. */
export const publishedCourseColumns =
  'course_id org_id title description outcomes maker_and_skills version visibility module_count minutes created_at published_at view_count'.split(
    ' ',
  );

/** Edits to these apply at once, also while the course is hidden. */
const currentColumns = ['description', 'visibility', 'maker_and_skills'];
const restoredColumns = publishedCourseColumns.map((name) =>
  currentColumns.includes(name) ? `b.${name}` : `r.${name}`,
);

/** Restores hidden courses, unless a take-down, a lock or an unapproved name of the organisation still applies. */
export async function deleteHiddenCourses(tx: Tx, filter: HiddenCoursesFilter): Promise<void> {
  await tx.$executeRaw`
    with back as (
      delete from hidden_courses h using courses c
       where c.id = h.course_id and ${courseCondition(filter)} and c.taken_down_at is null
         and not exists (select 1 from orgs o where o.id = c.org_id and (o.locked_at is not null or o.name_held_at is not null))
      returning h.row, c.description, c.visibility, maker_and_skills(c.id) as maker_and_skills)
    insert into published_courses (${Prisma.raw(publishedCourseColumns.join(', '))})
    select ${Prisma.raw(restoredColumns.join(', '))}
      from back b cross join jsonb_populate_record(null::published_courses, b.row) r
    on conflict do nothing`;
}

type NamedCourses = { courseId: string } | { orgId: string } | { skillIds: number[] };

function namedCondition(courses: NamedCourses): Prisma.Sql {
  if ('courseId' in courses) return Prisma.sql`course_id = ${courses.courseId}::uuid`;
  if ('orgId' in courses) return Prisma.sql`org_id = ${courses.orgId}::uuid`;
  return Prisma.sql`course_id in (select t.course_id from course_skills t where t.skill_id = any(${courses.skillIds}::int[]))`;
}

/** Call it in the transaction that changes the skills of a course, or the name of a maker or of skills. */
export async function updateMakerAndSkills(tx: Tx, courses: NamedCourses): Promise<void> {
  await tx.$executeRaw`
    update published_courses set maker_and_skills = maker_and_skills(course_id)
     where ${namedCondition(courses)} and maker_and_skills <> maker_and_skills(course_id)`;
}
