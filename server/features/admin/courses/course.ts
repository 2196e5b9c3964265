/** One course as staff looks at it: its state, the headings of what is online, and what was decided about it. */
import type { CourseInPortal } from '#shared/admin/courses.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { decisionsAbout } from '../../moderation/service.ts';
import { findCourse, findOutline } from './course-queries.ts';
import { presentCourse } from './list.ts';

/** @throws RuleError NOT_FOUND */
export async function courseOf({ db }: App, courseId: string): Promise<CourseInPortal> {
  const row = await findCourse(db.prisma, courseId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { description, visibility, isOnline, takenDownAt, shown } = row;
  const [published, decisions] = await Promise.all([
    shown === null ? null : findOutline(db.prisma, courseId, shown),
    decisionsAbout(db.prisma, courseId),
  ]);
  return { ...presentCourse(row), description, visibility, isOnline, takenDownAt, published, decisions };
}
