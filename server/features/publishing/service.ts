/**
 * Publishing freezes the draft as the next version. Under four-eyes approval, people who submitted or changed the
 * course cannot publish it. Concurrent publications run one after the other.
 */

import {
  blockersOf,
  type CheckResult,
  evaluateChecklist,
  type LevelMixture,
  type PublishWarning,
} from '#shared/publishing/checklist.ts';
import { reviewObstacle } from '#shared/publishing/four-eyes.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import {
  type CourseReach,
  changeForReaders,
  countContent,
  countLevels,
  courseChanged,
  findQuestionWarnings,
  findUnconfirmed,
  findWarnings,
  insertPublication,
  type LockedCourse,
  lockCourse,
  lockOrganisationOf,
  requireCourse,
  requirePublisher,
  requireWithinLimits,
  setCourseState,
  takeOffline,
  updateStoredSize,
} from '../courses/service.ts';
import { countSkills, findState } from './queries.ts';

export { addComment, resolveComment } from './comments.ts';
export { findSnapshot, findSnapshotText } from './queries.ts';

const maxWarnings = 100;

const daySeconds = 24 * 3600;
const versionsOfCourse: Limit = { name: 'publish-course', points: 50, seconds: daySeconds };
const versionsOfOrganisation: Limit = { name: 'publish-organisation', points: 300, seconds: daySeconds };

type Counts = { moduleCount: number; modulesWithLessons: number };

const checksOf = ({ title, visibility }: { title: string; visibility: string }, counts: Counts): CheckResult[] =>
  evaluateChecklist({ title, ...counts, hasVisibility: visibility !== '' });

export async function publishChecklist(
  ctx: SignedInContext,
  courseId: string,
): Promise<{ revision: number; checks: CheckResult[]; warnings: PublishWarning[]; levels: LevelMixture[] }> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  // Read first: a change during the other queries makes this revision stale.
  const state = await findState(db, courseId);
  const [counts, contentWarnings, questionWarnings, levels, skills, unconfirmed] = await Promise.all([
    countContent(db, courseId),
    findWarnings(db, courseId, maxWarnings),
    findQuestionWarnings(db, courseId),
    countLevels(db, courseId),
    countSkills(db, courseId),
    findUnconfirmed(db, courseId),
  ]);
  const noSkill: PublishWarning = { rule: 'noSkill', lessonId: null, lessonTitle: null, blockId: null };
  return {
    revision: state.revision,
    checks: checksOf(state, counts),
    warnings: [
      ...(unconfirmed === null ? [] : [{ rule: 'unconfirmed' as const, ...unconfirmed }]),
      ...[...contentWarnings, ...questionWarnings].slice(0, maxWarnings),
      ...(skills === 0 ? [noSkill] : []),
    ],
    levels,
  };
}

/** @throws RuleError COURSE_NOT_READY, COURSE_TOO_LARGE, COURSE_FULL */
async function requireReady(tx: Tx, course: LockedCourse): Promise<void> {
  const size = await updateStoredSize(tx, course.courseId);
  const counts = { moduleCount: size.modules, modulesWithLessons: size.modulesWithLessons };
  const blockers = blockersOf(checksOf(course, counts));
  if (blockers.length > 0) throw new RuleError('COURSE_NOT_READY', { blockers });
  requireWithinLimits(size);
}

const changeStatus = <T>(
  ctx: SignedInContext,
  courseId: string,
  change: (tx: Tx, course: LockedCourse) => Promise<T>,
): Promise<T> =>
  changeForReaders(ctx.app, courseId, async (tx) => {
    await lockOrganisationOf(tx, courseId);
    const result = await change(tx, await lockCourse(ctx, tx, courseId));
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
    return result;
  });

const emptyReview = {
  submittedBy: null,
  submittedAt: null,
  reviewComment: '',
  reviewedBy: null,
  changedInReviewBy: [],
};

/**
 * @throws RuleError COURSE_NOT_READY with the blockers, REVIEW_NEEDED, REVIEW_BY_OTHERS, REVIEW_OWN_CHANGES,
 * STALE_CHANGE if the course has changed since `revision`, INVALID_INPUT for a review without `revision`,
 * COURSE_TOO_LARGE, TOO_MANY_ATTEMPTS after too many versions in a day, TAKEN_DOWN, NAME_HELD for a public course
 */
export const publish = (ctx: SignedInContext, courseId: string, revision?: number): Promise<{ version: number }> =>
  changeStatus(ctx, courseId, async (tx, course) => {
    requirePublisher(ctx, course);
    const { orgId } = course;
    if (course.isTakenDown) throw new RuleError('TAKEN_DOWN');
    if (course.isNameHeld && course.visibility === 'public') throw new RuleError('NAME_HELD');
    if (course.needsReview) {
      requireIndependentReviewer(ctx, course);
      if (revision === undefined) throw new RuleError('INVALID_INPUT');
    }
    if (revision !== undefined && revision !== course.revision) throw new RuleError('STALE_CHANGE');
    await requireReady(tx, course);
    await countPublication(ctx, { courseId, orgId });
    const publication = { courseId, number: course.version + 1, userId: ctx.user.userId, now: ctx.app.clock.now() };
    await insertPublication(tx, publication);
    await setCourseState(tx, courseId, {
      ...emptyReview,
      status: 'published',
      version: publication.number,
      publishedRevision: course.revision,
    });
    await logAuditEvent(ctx, tx, {
      action: 'course_published',
      resourceId: courseId,
      orgId,
      details: { version: publication.number },
      names: {},
    });
    return { version: publication.number };
  });

/** Every version stores the whole course, so publications are limited. @throws RuleError TOO_MANY_ATTEMPTS */
async function countPublication({ app, user }: SignedInContext, { courseId, orgId }: CourseReach): Promise<void> {
  await app.rateLimits.require(versionsOfCourse, courseId);
  await app.rateLimits.require(versionsOfOrganisation, orgId ?? user.userId);
}

function requireIndependentReviewer(
  { user }: SignedInContext,
  { status, submittedBy, changedInReviewBy }: LockedCourse,
): void {
  const obstacle = reviewObstacle({
    isInReview: status === 'review',
    submittedByMe: submittedBy === user.userId,
    changedInReviewByMe: changedInReviewBy.includes(user.userId),
  });
  if (obstacle !== null) throw new RuleError(obstacle);
}

export const submit = (ctx: SignedInContext, courseId: string): Promise<void> =>
  changeStatus(ctx, courseId, async (tx, course) => {
    const { orgId } = course;
    if (course.status === 'review') throw new RuleError('WRONG_STATUS');
    await requireReady(tx, course);
    const [submittedBy, submittedAt] = [ctx.user.userId, ctx.app.clock.now()];
    await setCourseState(tx, courseId, { ...emptyReview, status: 'review', submittedBy, submittedAt });
    await logAuditEvent(ctx, tx, { action: 'course_submitted', resourceId: courseId, orgId, details: {}, names: {} });
  });

export const sendBack = (
  ctx: SignedInContext,
  { courseId, comment }: { courseId: string; comment: string },
): Promise<void> =>
  changeStatus(ctx, courseId, async (tx, course) => {
    const { orgId, online } = course;
    if (course.status !== 'review') throw new RuleError('WRONG_STATUS');
    if (course.submittedBy !== ctx.user.userId) requirePublisher(ctx, course);
    await setCourseState(tx, courseId, {
      ...emptyReview,
      status: online === null ? 'draft' : 'published',
      reviewComment: comment,
      reviewedBy: ctx.user.userId,
    });
    await logAuditEvent(ctx, tx, { action: 'course_sent_back', resourceId: courseId, orgId, details: {}, names: {} });
  });

export const withdraw = (ctx: SignedInContext, courseId: string): Promise<void> =>
  changeStatus(ctx, courseId, async (tx, course) => {
    requirePublisher(ctx, course);
    const { orgId, online } = course;
    if (online === null) throw new RuleError('WRONG_STATUS');
    await takeOffline(tx, courseId);
    if (course.status === 'published') await setCourseState(tx, courseId, { status: 'draft' });
    await logAuditEvent(ctx, tx, {
      action: 'course_withdrawn',
      resourceId: courseId,
      orgId,
      details: { version: online },
      names: {},
    });
  });
