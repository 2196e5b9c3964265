/**
 * Modules, lessons and blocks of a working copy: adding, naming, moving, copying. Whoever changes the structure holds the
 * course's row, so that two authors act one after the other and no place is given twice. A title is changed only by who has
 * seen the newest one. Every change is heard by the other open editors.
 */

import { courseLimits } from '#shared/courses/schema.ts';
import { copyTitle, defaultLessonTitle, defaultModuleTitle } from '#shared/texts/courses/courses.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  copyBlock,
  copyLesson,
  copyModule,
  countBlocks,
  countLessons,
  countModules,
  courseChanged,
  findBlock,
  findLesson,
  findModule,
  findName,
  insertLesson,
  insertModule,
  lockCourse,
  measureCourse,
  type Place,
  placedAt,
  readOrder,
  renameLessonRow,
  renameModuleRow,
  touchCourse,
  updateCourseTitle,
  updateLastEdit,
  writeOrder,
} from '../courses/service.ts';

import { findCourseTitle } from './queries.ts';

type Change<T> = (tx: Tx) => Promise<T>;

async function changeAlone<T>(
  ctx: SignedInContext,
  { courseId, hasNewParts }: { courseId: string; hasNewParts: boolean },
  change: Change<T>,
): Promise<T> {
  return inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    const result = await change(tx);
    await measureCourse(tx, courseId, { hasNewParts });
    await touchCourse(tx, { courseId, userId: ctx.user.userId, now: ctx.app.clock.now() });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
    return result;
  });
}

/** One change of the structure, alone on its course. @throws RuleError NOT_FOUND for a course out of reach, COURSE_TOO_LARGE */
export const onStructure = <T>(ctx: SignedInContext, courseId: string, change: Change<T>): Promise<T> =>
  changeAlone(ctx, { courseId, hasNewParts: false }, change);

/** The same for a change that brings lessons or blocks in. @throws RuleError COURSE_FULL besides */
export const onNewParts = <T>(ctx: SignedInContext, courseId: string, change: Change<T>): Promise<T> =>
  changeAlone(ctx, { courseId, hasNewParts: true }, change);

export function orNotFound<T>(row: T | null): T {
  if (row === null) throw new RuleError('NOT_FOUND');
  return row;
}

const requireRoom = (count: number, limit: number): void => {
  if (count >= limit) throw new RuleError('COURSE_FULL', { limit });
};

export const addModule = (
  ctx: SignedInContext,
  { courseId, title }: { courseId: string; title?: string | undefined },
): Promise<{ moduleId: string }> =>
  onStructure(ctx, courseId, async (tx) => {
    const position = await countModules(tx, courseId);
    requireRoom(position, courseLimits.modules);
    const module = { courseId, title: title ?? defaultModuleTitle(position), position, updatedBy: ctx.user.userId };
    return { moduleId: (await insertModule(tx, module)).id };
  });

export const addLesson = (
  ctx: SignedInContext,
  { courseId, moduleId, title }: { courseId: string; moduleId: string; title?: string | undefined },
): Promise<{ lessonId: string }> =>
  onNewParts(ctx, courseId, async (tx) => {
    orNotFound(await findModule(tx, courseId, moduleId));
    const position = await countLessons(tx, moduleId);
    requireRoom(position, courseLimits.lessonsInModule);
    const lesson = { moduleId, title: title ?? defaultLessonTitle(position), position, updatedBy: ctx.user.userId };
    return { lessonId: (await insertLesson(tx, lesson)).id };
  });

type Rename = { courseId: string; title: string; revision: string };

/** @throws RuleError CONTENT_CHANGED with the other author's name if the title is another one by now */
export const renameModule = (ctx: SignedInContext, { courseId, moduleId, ...input }: Rename & { moduleId: string }) =>
  onStructure(ctx, courseId, async (tx) => {
    const module = orNotFound(await findModule(tx, courseId, moduleId));
    const isDone = await renameModuleRow(tx, { id: moduleId, ...input, updatedBy: ctx.user.userId });
    if (!isDone && module.title !== input.title) await refuseTitle(tx, module);
  });

export const renameLesson = (ctx: SignedInContext, { courseId, lessonId, ...input }: Rename & { lessonId: string }) =>
  onStructure(ctx, courseId, async (tx) => {
    const lesson = orNotFound(await findLesson(tx, courseId, lessonId));
    const isDone = await renameLessonRow(tx, { id: lessonId, ...input, updatedBy: ctx.user.userId });
    if (!isDone && lesson.title !== input.title) await refuseTitle(tx, lesson);
  });

type Titled = { title: string; revision: string; updatedBy: string | null };

/** With the revision of the title that is shown: who keeps their own overwrites this one and no later one. */
async function refuseTitle(tx: Tx, { title, revision, updatedBy }: Titled): Promise<never> {
  throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, updatedBy), title, revision });
}

/** Puts an item at its new place; between two parents the old one closes the gap. */
async function move(tx: Tx, id: string, { from, to, index }: { from: Place; to: Place; index: number }): Promise<void> {
  await writeOrder(tx, to, placedAt(await readOrder(tx, to), id, index));
  if (from.parentId !== to.parentId) await writeOrder(tx, from, await readOrder(tx, from));
}

export const moveModule = (ctx: SignedInContext, input: { courseId: string; moduleId: string; index: number }) =>
  onStructure(ctx, input.courseId, async (tx) => {
    orNotFound(await findModule(tx, input.courseId, input.moduleId));
    const place: Place = { level: 'module', parentId: input.courseId };
    await move(tx, input.moduleId, { from: place, to: place, index: input.index });
  });

export const moveLesson = (
  ctx: SignedInContext,
  input: { courseId: string; lessonId: string; moduleId: string; index: number },
) =>
  onStructure(ctx, input.courseId, async (tx) => {
    const lesson = orNotFound(await findLesson(tx, input.courseId, input.lessonId));
    orNotFound(await findModule(tx, input.courseId, input.moduleId));
    const isNew = lesson.moduleId !== input.moduleId;
    if (isNew) requireRoom(await countLessons(tx, input.moduleId), courseLimits.lessonsInModule);
    await move(tx, lesson.id, {
      from: { level: 'lesson', parentId: lesson.moduleId },
      to: { level: 'lesson', parentId: input.moduleId },
      index: input.index,
    });
  });

export const moveBlock = (
  ctx: SignedInContext,
  input: { courseId: string; blockId: string; lessonId: string; index: number },
) =>
  onStructure(ctx, input.courseId, async (tx) => {
    const block = orNotFound(await findBlock(tx, input.courseId, input.blockId));
    orNotFound(await findLesson(tx, input.courseId, input.lessonId));
    const isNew = block.lessonId !== input.lessonId;
    if (isNew) requireRoom(await countBlocks(tx, input.lessonId), courseLimits.blocksInLesson);
    await move(tx, block.id, {
      from: { level: 'block', parentId: block.lessonId },
      to: { level: 'block', parentId: input.lessonId },
      index: input.index,
    });
  });

/** The copy stands right behind what it was made from. */
async function placeBehind(tx: Tx, place: Place, { id, copy }: { id: string; copy: string }): Promise<void> {
  const order = await readOrder(tx, place);
  await writeOrder(tx, place, placedAt(order, copy, order.indexOf(id) + 1));
}

export const duplicateModule = (ctx: SignedInContext, input: { courseId: string; moduleId: string }) =>
  onNewParts(ctx, input.courseId, async (tx) => {
    const module = orNotFound(await findModule(tx, input.courseId, input.moduleId));
    requireRoom(await countModules(tx, input.courseId), courseLimits.modules);
    const copy = await copyModule(tx, module.id, copyTitle(module.title));
    await placeBehind(tx, { level: 'module', parentId: input.courseId }, { id: module.id, copy });
    return { moduleId: copy };
  });

export const duplicateLesson = (ctx: SignedInContext, input: { courseId: string; lessonId: string }) =>
  onNewParts(ctx, input.courseId, async (tx) => {
    const lesson = orNotFound(await findLesson(tx, input.courseId, input.lessonId));
    requireRoom(await countLessons(tx, lesson.moduleId), courseLimits.lessonsInModule);
    const copy = await copyLesson(tx, lesson.id, copyTitle(lesson.title));
    await placeBehind(tx, { level: 'lesson', parentId: lesson.moduleId }, { id: lesson.id, copy });
    return { lessonId: copy };
  });

export const duplicateBlock = (ctx: SignedInContext, input: { courseId: string; blockId: string }) =>
  onNewParts(ctx, input.courseId, async (tx) => {
    const block = orNotFound(await findBlock(tx, input.courseId, input.blockId));
    requireRoom(await countBlocks(tx, block.lessonId), courseLimits.blocksInLesson);
    const copy = await copyBlock(tx, block.id);
    await placeBehind(tx, { level: 'block', parentId: block.lessonId }, { id: block.id, copy });
    return { blockId: copy };
  });

/**
 * The revision of a course covers its other settings, too; `formerTitle`, the title that the person had before them, tells
 * whether it was the title that changed. @throws RuleError CONTENT_CHANGED with who changed it
 */
export const renameCourse = (
  ctx: SignedInContext,
  { courseId, title, revision, formerTitle }: Rename & { formerTitle?: string | undefined },
) =>
  onStructure(ctx, courseId, async (tx) => {
    const course = await findCourseTitle(tx, courseId);
    if (course.title === title) return;
    const hasSeen = course.settingsRevision === revision || course.title === formerTitle;
    if (!hasSeen)
      await refuseTitle(tx, {
        title: course.title,
        revision: course.settingsRevision,
        updatedBy: course.settingsUpdatedBy,
      });
    await updateCourseTitle(tx, { courseId, title, updatedBy: ctx.user.userId });
  });

/** Everything is saved already; this notes the moment, and who it was. */
export const saveDraft = (ctx: SignedInContext, courseId: string): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    await updateLastEdit(tx, { courseId, updatedBy: ctx.user.userId, now: ctx.app.clock.now() });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
  });
