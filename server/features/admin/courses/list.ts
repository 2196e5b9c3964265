/** All courses, for staff: whose they are and in which state. */
import type { CourseInAdminList, CoursesInput } from '#shared/admin/courses.ts';
import { listPageSize } from '#shared/admin/list.ts';
import type { App } from '../../../core/app.ts';
import { type Placed, readKeysetPage } from '../../../core/database/keyset.ts';
import type { Collected, ListSize } from '../../../core/database/list-search.ts';
import { type CourseRow, listCourses } from './list-queries.ts';
import { findOwner } from './owner-queries.ts';

const shown: ListSize = { size: listPageSize, isWhole: false };

/** `isCut`: a search found more than the list goes through. */
export async function coursesPage(app: App, input: CoursesInput, { size, isWhole } = shown) {
  const tx = app.db.prisma;
  const [{ rows, nextCursor }, organisation] = await Promise.all([
    readKeysetPage(size, (take) => listCourses(tx, { input, take, isWhole })),
    findOwner(tx, input.org),
  ]);
  return { rows: rows.map(presentInList), nextCursor, organisation, isCut: rows[0]?.isCut ?? false };
}

export function presentInList(row: Omit<CourseRow, keyof Placed | keyof Collected>): CourseInAdminList {
  const { courseId, title, orgId, orgName, status, isTakenDown, version, createdAt, updatedAt } = row;
  const organisation = orgId === null ? null : { organisationId: orgId, name: orgName ?? '' };
  return { courseId, title, organisation, status, isTakenDown, version, createdAt, updatedAt };
}
