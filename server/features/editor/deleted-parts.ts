/**
 * Deleting a module, a lesson or a block keeps it for a day as it was, so that 'Rückgängig' puts it back in its place with
 * everything in it, whoever else worked on the course in between. Of one course only so much is kept.
 */

import { courseLimits } from '#shared/courses/schema.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { days, later } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  deletePart,
  findBlock,
  findDeletedPart,
  findLesson,
  findModule,
  forgetBeyond,
  type KeptPart,
  keepPart,
  type Level,
  type Place,
  parentExists,
  placedAt,
  readOrder,
  removeExpiredParts,
  restoreRows,
  writeOrder,
} from '../courses/service.ts';

import { onNewParts, onStructure, orNotFound } from './structure.ts';

/** What 'Rückgängig' can bring back of one course; the oldest go first. */
const keptBytes = 10 * 1024 * 1024;
const keptParts = 200;

const limits: Record<Level, number> = {
  module: courseLimits.modules,
  lesson: courseLimits.lessonsInModule,
  block: courseLimits.blocksInLesson,
};

type Removal = { courseId: string; id: string; place: Place };

async function remove(ctx: SignedInContext, tx: Tx, { courseId, id, place }: Removal) {
  const order = await readOrder(tx, place);
  const part: KeptPart = { ...place, id, index: order.indexOf(id) };
  const stamp = { courseId, deletedBy: ctx.user.userId, deletedAt: ctx.app.clock.now() };
  const deletedPartId = await keepPart(tx, part, stamp);
  await forgetBeyond(tx, { courseId, newestId: deletedPartId, bytes: keptBytes, parts: keptParts });
  await deletePart(tx, part);
  await writeOrder(
    tx,
    place,
    order.filter((other) => other !== id),
  );
  return { deletedPartId };
}

export const removeModule = (ctx: SignedInContext, { courseId, moduleId }: { courseId: string; moduleId: string }) =>
  onStructure(ctx, courseId, async (tx) => {
    orNotFound(await findModule(tx, courseId, moduleId));
    return remove(ctx, tx, { courseId, id: moduleId, place: { level: 'module', parentId: courseId } });
  });

export const removeLesson = (ctx: SignedInContext, { courseId, lessonId }: { courseId: string; lessonId: string }) =>
  onStructure(ctx, courseId, async (tx) => {
    const lesson = orNotFound(await findLesson(tx, courseId, lessonId));
    return remove(ctx, tx, { courseId, id: lessonId, place: { level: 'lesson', parentId: lesson.moduleId } });
  });

export const removeBlock = (ctx: SignedInContext, { courseId, blockId }: { courseId: string; blockId: string }) =>
  onStructure(ctx, courseId, async (tx) => {
    const block = orNotFound(await findBlock(tx, courseId, blockId));
    return remove(ctx, tx, { courseId, id: blockId, place: { level: 'block', parentId: block.lessonId } });
  });

/** @throws RuleError NOT_FOUND when it was put back already or is too old, PARENT_GONE when what it belonged to is deleted */
export const restorePart = (ctx: SignedInContext, input: { courseId: string; deletedPartId: string }) =>
  onNewParts(ctx, input.courseId, async (tx) => {
    const part = orNotFound(await findDeletedPart(tx, input.courseId, input.deletedPartId));
    if (!(await parentExists(tx, input.courseId, part))) throw new RuleError('PARENT_GONE');
    const order = await readOrder(tx, part);
    if (order.length >= limits[part.level]) throw new RuleError('COURSE_FULL', { limit: limits[part.level] });
    await restoreRows(tx, input.deletedPartId);
    await writeOrder(tx, part, placedAt(order, part.id, part.index));
    return { level: part.level, id: part.id };
  });

export async function forgetDeletedParts(app: App): Promise<void> {
  await removeExpiredParts(app.db.prisma, later(app.clock.now(), -days(1)));
}
