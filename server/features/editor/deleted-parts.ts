import type { PartInput } from '#shared/editor/schema.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  type DeletedPart,
  deletePart,
  deletePartsBeyondLimits,
  findDeletedPart,
  findPart,
  insertDeletedPart,
  listOrder,
  type Place,
  parentExists,
  removeExpiredParts,
  restoreRows,
  updateOrder,
  withItemAt,
} from '../courses/service.ts';

import { changeStructure, changeWithNewParts, requireFound, requirePartCapacity } from './structure.ts';

const maxDeletedBytes = 10 * 1024 * 1024;
const maxDeletedParts = 200;

export const removePart = (ctx: SignedInContext, { courseId, ...input }: PartInput) =>
  changeStructure(ctx, courseId, async (tx) => {
    const { level, parentId, id } = requireFound(await findPart(tx, courseId, input));
    const parent: Place = { level, parentId };
    const order = await listOrder(tx, parent);
    const part: DeletedPart = { ...parent, id, index: order.indexOf(id) };
    const stamp = { courseId, deletedBy: ctx.user.userId, deletedAt: ctx.app.clock.now() };
    const deletedPartId = await insertDeletedPart(tx, part, stamp);
    await deletePartsBeyondLimits(tx, {
      courseId,
      newestId: deletedPartId,
      bytes: maxDeletedBytes,
      parts: maxDeletedParts,
    });
    await deletePart(tx, part);
    await updateOrder(
      tx,
      parent,
      order.filter((other) => other !== id),
    );
    return { deletedPartId };
  });

/** @throws RuleError NOT_FOUND if it was already restored or has expired, PARENT_GONE if its parent is deleted */
export const restorePart = (ctx: SignedInContext, input: { courseId: string; deletedPartId: string }) =>
  changeWithNewParts(ctx, input.courseId, async (tx) => {
    const part = requireFound(await findDeletedPart(tx, input.courseId, input.deletedPartId));
    if (!(await parentExists(tx, input.courseId, part))) throw new RuleError('PARENT_GONE');
    const order = await listOrder(tx, part);
    requirePartCapacity(part.level, order.length);
    await restoreRows(tx, input.deletedPartId);
    await updateOrder(tx, part, withItemAt(order, part.id, part.index));
    return { level: part.level, id: part.id };
  });

export async function cleanUpDeletedParts(app: App): Promise<void> {
  await removeExpiredParts(app.db.prisma, addMs(app.clock.now(), -days(1)));
}
