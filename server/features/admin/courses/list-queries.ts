import { Prisma } from '#prisma/generated/client.ts';
import type { CoursesInput } from '#shared/admin/courses.ts';
import type { CourseStatus } from '#shared/courses/visibility.ts';
import type { Tx } from '../../../core/database/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/database/keyset.ts';
import { type AskedList, type Collected, collectedFirst, matchingWords } from '../../../core/database/list-search.ts';

export type CourseRow = Placed &
  Collected & {
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

type Asked = AskedList<Omit<CoursesInput, 'direction'>>;

/** Whose they are is looked up for the rows of the page alone. */
export function coursesStatement({ input, take, isWhole = false }: Asked): Prisma.Sql {
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`c.id`, as: 'uuid' } }, input);
  const ofOne = input.org === undefined ? Prisma.empty : Prisma.sql`and c.org_id = ${input.org}::uuid`;
  const { found, from, isCut } = collectedFirst({
    table: 'courses c',
    columns: Prisma.sql`c.id, c.title, c.org_id, c.status, c.taken_down_at, c.version, c.created_at, c.updated_at`,
    filters: Prisma.sql`${states[input.state]} ${ofOne} ${matchingWords(Prisma.sql`c.search_text`, input.search)}`,
    isSearch: input.search !== '' && !isWhole,
  });
  return Prisma.sql`
    ${found}
    select c.id as "courseId", c.title, c.org_id as "orgId",
           (select o.name from orgs o where o.id = c.org_id) as "orgName", c.status::text as status,
           c.taken_down_at is not null as "isTakenDown", c.version, c.created_at as "createdAt", c.updated_at as "updatedAt",
           ${place}, ${isCut} as "isCut"
      from ${from} ${after}
     order by ${order}
     limit ${take}`;
}

export const listCourses = (tx: Tx, asked: Asked): Promise<CourseRow[]> => tx.$queryRaw(coursesStatement(asked));
