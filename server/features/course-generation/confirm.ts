/** A person confirms generated blocks. Confirming one edited block ('Passt noch') checks its quotation again. */
import type { z } from 'zod';
import { isQuotedIn } from '#shared/ai/quote.ts';
import type * as schema from '#shared/ai/schema.ts';
import { type SourceLine, textOfPart } from '#shared/ai/source.ts';
import { type BlockOrigin, isUnconfirmed, type SourceState } from '#shared/courses/origin.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  courseChanged,
  findName,
  findOrigins,
  lockCourse,
  markDraftChanged,
  updateOrigin,
} from '../courses/service.ts';

/**
 * Skips blocks that changed after the person read them. @throws RuleError NOT_FOUND if a block is not in this course,
 * CONTENT_CHANGED if all have changed
 */
export const confirmBlocks = (
  ctx: SignedInContext,
  { courseId, blocks }: z.infer<typeof schema.confirmBlocksInput>,
): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, courseId);
    const confirmedRevisions = new Map(blocks.map(({ blockId, revision }) => [blockId, revision]));
    const found = await findOrigins(tx, courseId, [...confirmedRevisions.keys()]);
    const [firstBlock] = found;
    if (firstBlock === undefined || found.length !== confirmedRevisions.size) throw new RuleError('NOT_FOUND');
    const rows = found.filter(({ id, revision }) => revision === confirmedRevisions.get(id));
    if (rows.length === 0) throw new RuleError('CONTENT_CHANGED', { name: await findName(tx, firstBlock.updatedBy) });
    const generated = rows.filter(({ origin }) => isUnconfirmed(origin)).map(({ id }) => id);
    const [singleBlock] = rows.length === 1 ? rows : [];
    const isRechecked = singleBlock?.origin?.sourceState === 'toCheck';
    if (generated.length === 0 && !isRechecked) return;
    await updateOrigin(tx, generated, { state: 'confirmed' });
    if (singleBlock !== undefined && isRechecked)
      await updateOrigin(tx, [singleBlock.id], {
        sourceState: await findSourceState(tx, courseId, singleBlock.origin),
      });
    await markDraftChanged(tx, { courseId, userId: ctx.user.userId, now: ctx.app.clock.now() });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
  });

async function findSourceState(tx: Tx, courseId: string, origin: BlockOrigin | null): Promise<SourceState> {
  const source = origin?.source ?? null;
  if (source === null) return 'none';
  const part = await tx.courseSourcePart.findFirst({
    where: { sourceId: source.sourceId, number: source.part, source: { courseId } },
    select: { lines: true },
  });
  if (part === null) return 'unheld';
  return isQuotedIn(source.quote, textOfPart({ lines: part.lines as SourceLine[] })) ? 'held' : 'unheld';
}
