import { Prisma } from '#prisma/generated/client.ts';
import { type AdminCourseRow, type CoursesInput, coursesExportInput, type Owner } from '#shared/admin/courses.ts';
import type { CourseStatus } from '#shared/courses/visibility.ts';
import { adminCoursesTexts as texts } from '#shared/texts/admin/courses.ts';
import type { App } from '../../../core/app.ts';
import { type AdminList, listPage } from '../../../core/database/admin-list.ts';
import type { Tx } from '../../../core/database/db.ts';
import { listStatement } from '../../../core/database/list-search.ts';

type CourseRow = Omit<AdminCourseRow, 'organisation'> & { orgId: string | null; orgName: string | null };

const withStatus = (status: CourseStatus) =>
  Prisma.sql`and c.status = ${status}::course_status and c.taken_down_at is null`;
const states: Record<CoursesInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  draft: withStatus('draft'),
  review: withStatus('review'),
  published: withStatus('published'),
  takenDown: Prisma.sql`and c.taken_down_at is not null`,
};

export const courseList: AdminList<CoursesInput, CourseRow, AdminCourseRow> = {
  statement: (query) =>
    listStatement<CoursesInput>(
      {
        table: 'courses c',
        sorts: {
          created: { by: Prisma.sql`c.created_at`, as: 'timestamptz' },
          title: { by: Prisma.sql`lower(c.title)`, as: 'text' },
        },
        filters: ({ state, org }) =>
          Prisma.sql`${states[state]} ${org === undefined ? Prisma.empty : Prisma.sql`and c.org_id = ${org}::uuid`}`,
        columns: Prisma.sql`c.id, c.title, c.org_id, c.status, c.taken_down_at, c.version, c.created_at, c.updated_at`,
        pageColumns: Prisma.sql`
          c.id as "courseId", c.title, c.org_id as "orgId", (select o.name from orgs o where o.id = c.org_id) as "orgName",
          c.status::text as status, c.taken_down_at is not null as "isTakenDown", c.version, c.created_at as "createdAt",
          c.updated_at as "updatedAt"`,
      },
      query,
    ),
  present: presentCourse,
  file: {
    route: 'GET /admin/export/courses.csv',
    title: texts.title,
    input: coursesExportInput,
    columns: texts.exportColumns,
    cells: (course) => [
      course.title,
      course.organisation?.name ?? '',
      texts.stateOf(course),
      String(course.version),
      course.createdAt.toISOString(),
      course.updatedAt.toISOString(),
    ],
  },
};

export function presentCourse(row: CourseRow): AdminCourseRow {
  const { courseId, title, orgId, orgName, status, isTakenDown, version, createdAt, updatedAt } = row;
  const organisation = orgId === null ? null : { organisationId: orgId, name: orgName ?? '' };
  return { courseId, title, organisation, status, isTakenDown, version, createdAt, updatedAt };
}

export async function listPageWithOrganisation<Input extends { org?: string | undefined }, Stored, Row>(
  app: App,
  list: AdminList<Input, Stored, Row>,
  input: Input,
) {
  const [page, organisation] = await Promise.all([
    listPage({ app, list }, input),
    findOrganisationOfFilter(app.db.prisma, input.org),
  ]);
  return { ...page, organisation };
}

async function findOrganisationOfFilter(tx: Tx, organisationId: string | undefined): Promise<Owner> {
  if (organisationId === undefined) return null;
  const organisation = await tx.organisation.findUnique({ where: { id: organisationId }, select: { name: true } });
  return organisation && { organisationId, name: organisation.name };
}
