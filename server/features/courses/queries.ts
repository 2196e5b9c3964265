import { Prisma } from '#prisma/generated/client.ts';
import type { CourseGenerationState } from '#shared/courses/generation-state.ts';
import type { CourseFilter } from '#shared/courses/schema.ts';
import type { CourseStatus, ShownCourseState, Visibility } from '#shared/courses/visibility.ts';
import type { Tx } from '../../core/database/db.ts';
import { containsText } from '../../core/database/list-search.ts';

export const findCourseAccess = (tx: Tx, id: string) =>
  tx.course.findUnique({
    where: { id },
    select: { orgId: true, visibility: true, invitationToken: true, published: { select: { version: true } } },
  });

export type LockedCourse = {
  courseId: string;
  orgId: string | null;
  visibility: Visibility;
  title: string;
  status: CourseStatus;
  version: number;
  /** Version that is online or hidden by staff; null for none. */
  online: number | null;
  /** Taken down, or in a locked organisation. Reliable only after `lockOrganisationOf`. */
  isTakenDown: boolean;
  /** The organisation's name awaits approval, so the course must not become public. */
  isNameHeld: boolean;
  revision: number;
  submittedBy: string | null;
  changedInReviewBy: string[];
  needsReview: boolean;
};

export async function lockCourseRow(tx: Tx, id: string): Promise<LockedCourse | null> {
  const rows = await tx.$queryRaw<LockedCourse[]>`
    select c.id as "courseId", c.org_id as "orgId", c.visibility::text as visibility, c.title, c.status::text as status, c.version,
           coalesce((select o.version from published_courses o where o.course_id = c.id),
                    (select (h.row ->> 'version')::int from hidden_courses h where h.course_id = c.id)) as online,
           c.taken_down_at is not null
             or exists (select 1 from orgs g where g.id = c.org_id and g.locked_at is not null) as "isTakenDown",
           coalesce((select g.name_held_at is not null from orgs g where g.id = c.org_id), false) as "isNameHeld",
           c.revision, c.submitted_by as "submittedBy", c.changed_in_review_by as "changedInReviewBy",
           coalesce((select g.needs_review from orgs g where g.id = c.org_id), false) as "needsReview"
      from courses c where c.id = ${id}::uuid for update of c`;
  return rows[0] ?? null;
}

/** Prevents a lock of the organisation by staff until the transaction ends. Call before locking the course row. */
export async function lockOrganisationOf(tx: Tx, courseId: string): Promise<void> {
  await tx.$queryRaw`select 1 from orgs where id = (select org_id from courses where id = ${courseId}::uuid) for share`;
}

type CourseRow = {
  courseId: string;
  title: string;
  status: CourseStatus;
  visibility: Visibility;
  version: number;
  hasChanges: boolean;
  isOnline: boolean;
  isTakenDown: boolean;
  createdAt: Date;
  updatedAt: Date;
  moduleCount: number;
  lessonCount: number;
  generation: CourseGenerationState | null;
};

export type Scope = { orgId: string | null; withPrivate: boolean };
export type CourseCursor = { updatedAt: Date; courseId: string };
type Page = Scope & { filter: CourseFilter; cursor: CourseCursor | null; take: number };

const inScope = ({ orgId, withPrivate }: Scope) => Prisma.sql`
  ${orgId === null ? Prisma.sql`c.org_id is null` : Prisma.sql`c.org_id = ${orgId}::uuid`}
  ${withPrivate ? Prisma.empty : Prisma.sql`and c.visibility <> 'private'`}`;

const generationState = Prisma.sql`
  (select case when g.state in ('reading', 'planning', 'writing') then 'running'
               when g.state in ('planned', 'stopped') then g.state end
     from course_generations g where g.course_id = c.id order by g.created_at desc limit 1)`;

/** Must match `shownCourseState`. */
function inState(state: CourseFilter['status']): Prisma.Sql {
  if (state === 'all') return Prisma.empty;
  if (state === 'takenDown') return Prisma.sql`and c.taken_down_at is not null`;
  return Prisma.sql`and c.status = ${state}::course_status and c.taken_down_at is null`;
}

export function listCourses(tx: Tx, { filter, cursor, take, ...scope }: Page): Promise<CourseRow[]> {
  const afterCursor =
    cursor === null
      ? Prisma.empty
      : Prisma.sql`and (c.updated_at, c.id) < (${cursor.updatedAt}::timestamptz, ${cursor.courseId}::uuid)`;
  return tx.$queryRaw`
    select c.id as "courseId", c.title, c.status::text as status, c.visibility, c.version,
           c.version > 0 and c.revision <> c.published_revision as "hasChanges",
           exists (select 1 from published_courses p where p.course_id = c.id) as "isOnline",
           c.taken_down_at is not null as "isTakenDown", c.created_at as "createdAt", c.updated_at as "updatedAt",
           (select count(*)::int from modules m where m.course_id = c.id) as "moduleCount",
           (select count(*)::int from modules m join lessons l on l.module_id = m.id where m.course_id = c.id) as "lessonCount",
           ${scope.withPrivate ? generationState : Prisma.sql`null`} as generation
      from courses c
     where ${inScope(scope)} ${inState(filter.status)} ${containsText(Prisma.sql`c.search_text`, filter.search)} ${afterCursor}
     order by c.updated_at desc, c.id desc
     limit ${take}`;
}

type CourseCounts = Record<CourseStatus, number> & { takenDown?: number };

export async function countByState(tx: Tx, scope: Scope): Promise<CourseCounts> {
  const rows = await tx.$queryRaw<Array<{ state: ShownCourseState; count: number }>>`
    select case when c.taken_down_at is null then c.status::text else 'takenDown' end as state, count(*)::int as count
      from courses c where ${inScope(scope)} group by 1`;
  const counts: CourseCounts = { draft: 0, review: 0, published: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export const countCourses = (tx: Tx, orgId: string): Promise<number> => tx.course.count({ where: { orgId } });

type NewCourse = {
  title: string;
  orgId: string | null;
  invitationToken: string;
  createdAt: Date;
  createdBy: string;
};

export async function insertCourse(tx: Tx, course: NewCourse): Promise<string> {
  const textBytes = Buffer.byteLength(course.title);
  const data = { ...course, textBytes, updatedAt: course.createdAt, updatedBy: course.createdBy };
  return (await tx.course.create({ data, select: { id: true } })).id;
}

export async function deleteCourse(tx: Tx, id: string): Promise<void> {
  await tx.course.delete({ where: { id }, select: { id: true } });
}
