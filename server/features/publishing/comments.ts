import { may } from '#shared/permissions.ts';
import type { CourseComment } from '#shared/publishing/draft.ts';
import { commentLimits } from '#shared/publishing/schema.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { courseChanged, findLesson, lockCourse, requireCourse } from '../courses/service.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  deleteOneResolved,
  findComment,
  insertComment,
  listComments,
  updateComment,
  updateResolved,
} from './comment-queries.ts';

export const commentLimit: Limit = { name: 'course-comment', points: 200, seconds: 3600 };

type CommentRef = { courseId: string; commentId: string };

/**
 * Oldest first.
 * @throws RuleError NOT_FOUND
 */
export async function listCourseComments(ctx: SignedInContext, courseId: string): Promise<CourseComment[]> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  return (await listComments(db, courseId)).map((row) => presentComment(ctx, row));
}

function presentComment({ user }: SignedInContext, { authorId, ...shown }: CommentRow): CourseComment {
  const mayChange = authorId === user.userId;
  return { ...shown, mayChange, mayRemove: mayChange || may(user, 'organisation.manage') };
}

const publishCommentChange = (ctx: SignedInContext, tx: Tx, courseId: string): Promise<void> =>
  ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'comments', pageId: ctx.origin.pageId });

/**
 * Sending the same comment twice stores it once.
 * @throws RuleError NOT_FOUND if the course or lesson does not exist, WRONG_STATUS outside a review,
 * TOO_MANY_COMMENTS
 */
export async function addComment(
  ctx: SignedInContext,
  { commentId, courseId, lessonId, text }: CommentRef & { lessonId: string | null; text: string },
): Promise<void> {
  const { app, user } = ctx;
  await inTransaction(app.db, async (tx) => {
    const { status } = await lockCourse(ctx, tx, courseId);
    if (await isExistingComment(ctx, tx, { courseId, commentId })) return;
    if (status !== 'review') throw new RuleError('WRONG_STATUS');
    const lesson = lessonId === null ? null : await findLesson(tx, courseId, lessonId);
    if (lessonId !== null && lesson === null) throw new RuleError('NOT_FOUND');
    await ensureCommentCapacity(tx, courseId);
    const about = { lessonId, lessonTitle: lesson?.title ?? '', text };
    await insertComment(tx, { id: commentId, courseId, ...about, authorId: user.userId, createdAt: app.clock.now() });
    await publishCommentChange(ctx, tx, courseId);
  });
}

/** @throws RuleError INVALID_INPUT if the id belongs to another comment */
async function isExistingComment(
  { user }: SignedInContext,
  tx: Tx,
  { courseId, commentId }: CommentRef,
): Promise<boolean> {
  const comment = await findComment(tx, commentId);
  if (comment === null) return false;
  if (comment.courseId === courseId && comment.authorId === user.userId) return true;
  throw new RuleError('INVALID_INPUT');
}

/**
 * Requires the row lock on the course.
 * @throws RuleError TOO_MANY_COMMENTS if all of them are open
 */
async function ensureCommentCapacity(tx: Tx, courseId: string): Promise<void> {
  if ((await countComments(tx, courseId)) < commentLimits.inCourse) return;
  if (!(await deleteOneResolved(tx, courseId))) throw new RuleError('TOO_MANY_COMMENTS');
}

/** @throws RuleError NOT_FOUND */
const withComment = (
  ctx: SignedInContext,
  { courseId, commentId }: CommentRef,
  step: (tx: Tx, comment: { isMine: boolean; orgId: string | null }) => Promise<void>,
): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { orgId } = await requireCourse(ctx, tx, courseId);
    const comment = await findComment(tx, commentId);
    if (comment?.courseId !== courseId) throw new RuleError('NOT_FOUND');
    await step(tx, { isMine: comment.authorId === ctx.user.userId, orgId });
    await publishCommentChange(ctx, tx, courseId);
  });

/** @throws RuleError NOT_FOUND, FORBIDDEN for another person's comment */
export const changeComment = (ctx: SignedInContext, { text, ...own }: CommentRef & { text: string }): Promise<void> =>
  withComment(ctx, own, async (tx, { isMine }) => {
    if (!isMine) throw new RuleError('FORBIDDEN');
    await updateComment(tx, own.commentId, { text, editedAt: ctx.app.clock.now() });
  });

/** @throws RuleError NOT_FOUND */
export const resolveComment = (
  ctx: SignedInContext,
  { isResolved, ...own }: CommentRef & { isResolved: boolean },
): Promise<void> =>
  withComment(ctx, own, (tx) =>
    updateResolved(tx, own.commentId, isResolved ? { userId: ctx.user.userId, now: ctx.app.clock.now() } : null),
  );

/** @throws RuleError NOT_FOUND, FORBIDDEN for another person's comment */
export const removeComment = (ctx: SignedInContext, own: CommentRef): Promise<void> =>
  withComment(ctx, own, async (tx, { isMine, orgId }) => {
    if (!isMine && !may(ctx.user, 'organisation.manage')) throw new RuleError('FORBIDDEN');
    if (!(await deleteComment(tx, own.commentId)) || isMine) return;
    const auditEntry = { resourceId: own.courseId, orgId, details: {}, names: {} };
    await logAuditEvent(ctx, tx, { action: 'course_comment_removed', ...auditEntry });
  });
