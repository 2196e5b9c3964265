/**
 * Members of an organisation reach its courses, the private ones only with edit rights; platform admins reach all.
 * For everyone else a course does not exist. The permission table decides what they may do with it.
 */
import type { SessionUser } from '#shared/auth/session-user.ts';
import { mayRead } from '#shared/courses/visibility.ts';
import { may } from '#shared/permissions.ts';
import { isPublisher } from '#shared/publishing/four-eyes.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { findCourseAccess, type LockedCourse, lockCourseRow } from './queries.ts';

export type CourseRef = { courseId: string; orgId: string | null };
type OwnedCourse = { orgId: string | null; visibility: string };

export function hasCourseAccess(user: SessionUser | null, { orgId, visibility }: OwnedCourse): boolean {
  if (user === null) return false;
  if (user.platformRole === 'platform_admin') return true;
  if (orgId === null || orgId !== user.organisation?.organisationId) return false;
  return may(user, visibility === 'private' ? 'course.edit' : 'course.read');
}

export const hasDraftAccess = (user: SessionUser | null, course: OwnedCourse): boolean =>
  hasCourseAccess(user, course) || may(user, 'admin.read');

export const courseNotFound = (courseId: string, course: { orgId: string | null } | null): RuleError =>
  new RuleError('NOT_FOUND', {}, course && { resourceType: 'course', resourceId: courseId, orgId: course.orgId });

/** @throws RuleError NOT_FOUND if the course does not exist or belongs to others */
export async function requireCourse(ctx: Pick<SignedInContext, 'user'>, tx: Tx, courseId: string): Promise<CourseRef> {
  const course = await findCourseAccess(tx, courseId);
  if (course === null || !hasCourseAccess(ctx.user, course)) throw courseNotFound(courseId, course);
  return { courseId, orgId: course.orgId };
}

/**
 * For reading the draft only.
 * @throws RuleError NOT_FOUND
 */
export async function requireDraftReader(ctx: SignedInContext, tx: Tx, courseId: string): Promise<CourseRef> {
  const course = await findCourseAccess(tx, courseId);
  if (course === null || !hasDraftAccess(ctx.user, course)) throw courseNotFound(courseId, course);
  return { courseId, orgId: course.orgId };
}

/** Like `requireCourse`. Locks the course until the transaction ends. */
export async function lockCourse(ctx: SignedInContext, tx: Tx, courseId: string): Promise<LockedCourse> {
  const course = await lockCourseRow(tx, courseId);
  if (course === null || !hasCourseAccess(ctx.user, course)) throw courseNotFound(courseId, course);
  return course;
}

type ReadRequest = { courseId: string; invitation?: string | null | undefined };

export async function isReadable(ctx: Context, tx: Tx, { courseId, invitation }: ReadRequest): Promise<boolean> {
  const course = await findCourseAccess(tx, courseId);
  return course !== null && course.published !== null && mayReadPublished(ctx, course, invitation ?? null);
}

/** @throws RuleError NOT_FOUND if the course is not online or this person may not read it */
export async function requireReadable(ctx: Context, tx: Tx, { courseId, invitation }: ReadRequest): Promise<void> {
  const course = await findCourseAccess(tx, courseId);
  if (course === null || !mayReadPublished(ctx, course, invitation ?? null)) throw courseNotFound(courseId, course);
  if (course.published === null) throw new RuleError('NOT_FOUND');
}

type CourseAccessFields = NonNullable<Awaited<ReturnType<typeof findCourseAccess>>>;

function mayReadPublished({ user }: Context, course: CourseAccessFields, invitation: string | null): boolean {
  return (
    hasCourseAccess(user, course) || mayRead(course, { orgId: user?.organisation?.organisationId ?? null, invitation })
  );
}

/**
 * For publishing, taking offline, restoring and deleting.
 * @throws RuleError REVIEW_NEEDED
 */
export function requirePublisher({ user }: SignedInContext, { needsReview }: Pick<LockedCourse, 'needsReview'>): void {
  if (!isPublisher(user, needsReview)) throw new RuleError('REVIEW_NEEDED');
}
