import { Prisma } from '#prisma/generated/client.ts';
import type { CoursesInput } from '#shared/admin/courses.ts';
import type { CourseStatus } from '#shared/courses/visibility.ts';
import type { Tx } from '../../../core/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/keyset.ts';
import { likePattern } from '../../../core/like-pattern.ts';

export type CourseRow = Placed & {
  courseId: string;
  title: string;
  orgId: string | null;
  orgName: string | null;
  status: CourseStatus;
  isTakenDown: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const columns: Record<CoursesInput['sort'], SortColumn> = {
  created: { by: Prisma.sql`c.created_at`, as: 'timestamptz' },
  title: { by: Prisma.sql`lower(c.title)`, as: 'text' },
};

const withStatus = (status: CourseStatus) =>
  Prisma.sql`and c.status = ${status}::course_status and c.taken_down_at is null`;
const states: Record<CoursesInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  draft: withStatus('draft'),
  review: withStatus('review'),
  published: withStatus('published'),
  takenDown: Prisma.sql`and c.taken_down_at is not null`,
};

/** Whose they are is looked up for the rows of the page alone. */
export function coursesStatement(input: Omit<CoursesInput, 'direction'>, take: number): Prisma.Sql {
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`c.id`, as: 'uuid' } }, input);
  const words = input.search.toLowerCase();
  const matching = words === '' ? Prisma.empty : Prisma.sql`and lower(c.title) like ${likePattern(words)}`;
  const ofOne = input.org === undefined ? Prisma.empty : Prisma.sql`and c.org_id = ${input.org}::uuid`;
  return Prisma.sql`
    select c.id as "courseId", c.title, c.org_id as "orgId",
           (select o.name from orgs o where o.id = c.org_id) as "orgName", c.status::text as status,
           c.taken_down_at is not null as "isTakenDown", c.version, c.created_at as "createdAt", c.updated_at as "updatedAt",
           ${place}
      from courses c
     where true ${states[input.state]} ${ofOne} ${matching} ${after}
     order by ${order}
     limit ${take}`;
}

export const listCourses = (tx: Tx, input: CoursesInput, take: number): Promise<CourseRow[]> =>
  tx.$queryRaw(coursesStatement(input, take));
