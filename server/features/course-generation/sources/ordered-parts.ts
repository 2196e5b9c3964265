import type { PlannedLesson } from '#shared/ai/plan.ts';
import { textOfPart } from '#shared/ai/source.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { GenerationRow } from '../generation-rows.ts';
import type { SourceExcerpt } from '../stored-blocks.ts';
import { findSources, getSourceParts } from './source-rows.ts';

/** Maximum source text for one lesson, in UTF-16 units. */
const maxTextLength = 400_000;

type OrderedParts = { topic: string; excerpts: SourceExcerpt[] };

export async function readOrderedParts(
  tx: Tx,
  { courseId, sourceIds }: Pick<GenerationRow, 'courseId' | 'sourceIds'>,
  { draws }: Pick<PlannedLesson, 'draws'>,
): Promise<OrderedParts> {
  const orderedParts: OrderedParts = { topic: '', excerpts: [] };
  let remainingLength = maxTextLength;
  for (const source of await findSources(tx, courseId, sourceIds)) {
    const isTopic = source.kind === 'topic';
    const ranges = isTopic
      ? [{ from: 1, to: source.partCount }]
      : draws.filter(({ sourceId }) => sourceId === source.id);
    if (ranges.length === 0 || remainingLength <= 0) continue;
    const { text: textLength, ...excerpt } = await getSourceParts(tx, { source, ranges, mostText: remainingLength });
    remainingLength -= textLength;
    if (isTopic) orderedParts.topic = excerpt.parts.map(textOfPart).join('\n');
    else if (excerpt.parts.length > 0) orderedParts.excerpts.push(excerpt);
  }
  return orderedParts;
}
