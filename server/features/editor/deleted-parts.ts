/**
 * Deleted modules, lessons and blocks stay restorable for a day: 'Rückgängig' restores them in place with their
 * content, whatever others changed meanwhile. The amount per course is limited.
 */

import type { PartInput } from '#shared/editor/schema.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { days, later } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  deletePart,
  findDeletedPart,
  findPart,
  forgetBeyond,
  type KeptPart,
  keepPart,
  type Place,
  parentExists,
  placedAt,
  readOrder,
  removeExpiredParts,
  restoreRows,
  writeOrder,
} from '../courses/service.ts';

import { onNewParts, onStructure, orNotFound, requireRoom } from './structure.ts';

const keptBytes = 10 * 1024 * 1024;
const keptParts = 200;

export const removePart = (ctx: SignedInContext, { courseId, ...input }: PartInput) =>
  onStructure(ctx, courseId, async (tx) => {
    const { level, parentId, id } = orNotFound(await findPart(tx, courseId, input));
    const place: Place = { level, parentId };
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
  });

/** @throws RuleError NOT_FOUND if it was already restored or has expired, PARENT_GONE if its parent is deleted */
export const restorePart = (ctx: SignedInContext, input: { courseId: string; deletedPartId: string }) =>
  onNewParts(ctx, input.courseId, async (tx) => {
    const part = orNotFound(await findDeletedPart(tx, input.courseId, input.deletedPartId));
    if (!(await parentExists(tx, input.courseId, part))) throw new RuleError('PARENT_GONE');
    const order = await readOrder(tx, part);
    requireRoom(part.level, order.length);
    await restoreRows(tx, input.deletedPartId);
    await writeOrder(tx, part, placedAt(order, part.id, part.index));
    return { level: part.level, id: part.id };
  });

export async function forgetDeletedParts(app: App): Promise<void> {
  await removeExpiredParts(app.db.prisma, later(app.clock.now(), -days(1)));
}
