import { courseLimits } from '#shared/courses/schema.ts';
import type { MovePartInput, PartInput, RenamePartInput } from '#shared/editor/schema.ts';
import { copyTitle, defaultLessonTitle, defaultModuleTitle } from '#shared/texts/courses/courses.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  copyPart,
  countLessons,
  countModules,
  courseChanged,
  findModule,
  findName,
  findPart,
  insertLesson,
  insertModule,
  type Level,
  listOrder,
  lockCourse,
  markDraftChanged,
  type Place,
  parentExists,
  recordLastEdit,
  setCourseTitle,
  updateAndCheckSize,
  updateOrder,
  updatePartTitle,
  withItemAt,
} from '../courses/service.ts';

import { findCourseTitle } from './queries.ts';

type Change<T> = (tx: Tx) => Promise<T>;

async function withCourseLock<T>(
  ctx: SignedInContext,
  { courseId, hasNewParts }: { courseId: string; hasNewParts: boolean },
  change: Change<T>,
): Promise<T> {
  return inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    const result = await change(tx);
    await updateAndCheckSize(tx, courseId, { hasNewParts });
    await markDraftChanged(tx, { courseId, userId: ctx.user.userId, now: ctx.app.clock.now() });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
    return result;
  });
}

/** @throws RuleError NOT_FOUND if the course is out of reach, COURSE_TOO_LARGE */
export const changeStructure = <T>(ctx: SignedInContext, courseId: string, change: Change<T>): Promise<T> =>
  withCourseLock(ctx, { courseId, hasNewParts: false }, change);

/**
 * Like `changeStructure`, for a change that adds lessons or blocks.
 * @throws RuleError COURSE_FULL
 */
export const changeWithNewParts = <T>(ctx: SignedInContext, courseId: string, change: Change<T>): Promise<T> =>
  withCourseLock(ctx, { courseId, hasNewParts: true }, change);

export function requireFound<T>(row: T | null): T {
  if (row === null) throw new RuleError('NOT_FOUND');
  return row;
}

const limits: Record<Level, number> = {
  module: courseLimits.modules,
  lesson: courseLimits.lessonsInModule,
  block: courseLimits.blocksInLesson,
};

/** @throws RuleError COURSE_FULL if the parent is at its limit */
export function requirePartCapacity(level: Level, count: number): void {
  if (count >= limits[level]) throw new RuleError('COURSE_FULL', { limit: limits[level] });
}

export const addModule = (
  ctx: SignedInContext,
  { courseId, title }: { courseId: string; title?: string | undefined },
): Promise<{ moduleId: string }> =>
  changeStructure(ctx, courseId, async (tx) => {
    const position = await countModules(tx, courseId);
    requirePartCapacity('module', position);
    const module = { courseId, title: title ?? defaultModuleTitle(position), position, updatedBy: ctx.user.userId };
    return { moduleId: (await insertModule(tx, module)).id };
  });

export const addLesson = (
  ctx: SignedInContext,
  { courseId, moduleId, title }: { courseId: string; moduleId: string; title?: string | undefined },
): Promise<{ lessonId: string }> =>
  changeWithNewParts(ctx, courseId, async (tx) => {
    requireFound(await findModule(tx, courseId, moduleId));
    const position = await countLessons(tx, moduleId);
    requirePartCapacity('lesson', position);
    const lesson = { moduleId, title: title ?? defaultLessonTitle(position), position, updatedBy: ctx.user.userId };
    return { lessonId: (await insertLesson(tx, lesson)).id };
  });

/** @throws RuleError CONTENT_CHANGED with the other author's name if the title has changed since `revision` */
export const renamePart = (ctx: SignedInContext, { courseId, ...input }: RenamePartInput) =>
  changeStructure(ctx, courseId, async (tx) => {
    const part = requireFound(await findPart(tx, courseId, input));
    const isUpdated = await updatePartTitle(tx, { ...input, updatedBy: ctx.user.userId });
    if (!isUpdated && part.title !== input.title) await rejectTitle(tx, part);
  });

type TitleState = { title: string; revision: string; updatedBy: string | null };

/** The error contains the current revision, so that a retry overwrites this title and no later one. */
async function rejectTitle(tx: Tx, { title, revision, updatedBy }: TitleState): Promise<never> {
  throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, updatedBy), title, revision });
}

/** @throws RuleError COURSE_FULL */
export const movePart = (ctx: SignedInContext, { courseId, level, id, parentId, index }: MovePartInput) =>
  changeStructure(ctx, courseId, async (tx) => {
    const from = requireFound(await findPart(tx, courseId, { level, id }));
    const to: Place = { level, parentId };
    if (!(await parentExists(tx, courseId, to))) throw new RuleError('NOT_FOUND');
    const order = await listOrder(tx, to);
    const isMovedAway = from.parentId !== parentId;
    if (isMovedAway) requirePartCapacity(level, order.length);
    await updateOrder(tx, to, withItemAt(order, id, index));
    if (isMovedAway) await updateOrder(tx, from, await listOrder(tx, from));
  });

export const duplicatePart = (ctx: SignedInContext, { courseId, ...input }: PartInput): Promise<{ id: string }> =>
  changeWithNewParts(ctx, courseId, async (tx) => {
    const part = requireFound(await findPart(tx, courseId, input));
    const order = await listOrder(tx, part);
    requirePartCapacity(part.level, order.length);
    const id = await copyPart(tx, { ...part, title: copyTitle(part.title) });
    await updateOrder(tx, part, withItemAt(order, id, order.indexOf(part.id) + 1));
    return { id };
  });

type CourseTitle = { courseId: string; title: string; revision: string; formerTitle?: string | undefined };

/**
 * The revision also covers other settings of the course, so `formerTitle` shows whether the title has changed.
 * @throws RuleError CONTENT_CHANGED with the other author's name
 */
export const renameCourse = (ctx: SignedInContext, { courseId, title, revision, formerTitle }: CourseTitle) =>
  changeStructure(ctx, courseId, async (tx) => {
    const course = await findCourseTitle(tx, courseId);
    if (course.title === title) return;
    const hasNewestTitle = course.settingsRevision === revision || course.title === formerTitle;
    if (!hasNewestTitle)
      await rejectTitle(tx, {
        title: course.title,
        revision: course.settingsRevision,
        updatedBy: course.settingsUpdatedBy,
      });
    await setCourseTitle(tx, { courseId, title, updatedBy: ctx.user.userId });
  });

export const saveDraft = (ctx: SignedInContext, courseId: string): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    await recordLastEdit(tx, { courseId, updatedBy: ctx.user.userId, now: ctx.app.clock.now() });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
  });
