import type { Request, Response } from 'express';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { httpContext } from '../../http/context.ts';
import type { DeliveredCourse, PublishedCourses } from './published-courses.ts';

type Exchange = { request: Request; response: Response };

/**
 * Returns null if the course is not online or this request may not read it.
 * @throws RuleError BUSY
 */
export async function findReadableCourse(
  app: App,
  courses: PublishedCourses,
  { courseId, request, response }: Exchange & { courseId: string },
): Promise<DeliveredCourse | null> {
  const course = await courses.find(courseId);
  if (course === null || course.isPublic) return course;
  const invitationParameter = request.query['invitation'];
  const invitation =
    typeof invitationParameter === 'string' && invitationParameter.length <= 200 ? invitationParameter : null;
  // Without session cookie and invitation, a request has no access: skip the lookup.
  if (invitation === null && request.headers.cookie === undefined) return null;
  if (isOverloaded(app.db.pool)) throw new RuleError('BUSY');
  const context = await httpContext(app, request, response);
  if (await courses.mayRead(context.user, courseId, invitation)) return course;
  app.onRefusedAccess(context, { resourceType: 'course', resourceId: courseId, orgId: course.orgId });
  return null;
}
