/** All courses, for staff: whose they are and in which state. */
import type { CourseInAdminList, CoursesInput } from '#shared/admin/courses.ts';
import { listPageSize } from '#shared/admin/list.ts';
import type { App } from '../../../core/app.ts';
import { readKeysetPage } from '../../../core/keyset.ts';
import { type CourseRow, listCourses } from './list-queries.ts';
import { findOwner } from './owner-queries.ts';

export async function coursesPage(app: App, input: CoursesInput, size = listPageSize) {
  const tx = app.db.prisma;
  const [{ rows, nextCursor }, organisation] = await Promise.all([
    readKeysetPage(size, (take) => listCourses(tx, input, take)),
    findOwner(tx, input.org),
  ]);
  return { rows: rows.map(presentInList), nextCursor, organisation };
}

export function presentInList(row: Omit<CourseRow, 'placeValue' | 'placeId'>): CourseInAdminList {
  const { courseId, title, orgId, orgName, status, isTakenDown, version, createdAt, updatedAt } = row;
  const organisation = orgId === null ? null : { organisationId: orgId, name: orgName ?? '' };
  return { courseId, title, organisation, status, isTakenDown, version, createdAt, updatedAt };
}
