import type { EditedBlock, EditedLesson } from '#shared/editor/state.ts';
import { placedAt } from '../structure/structure.ts';

/**
 * A lesson read anew. Blocks of a known revision stay the objects that they were: the server stores them a little cleaner than
 * they were typed, and nobody's text shall jump for that.
 */
export function mergedLesson(before: EditedLesson | undefined, now: EditedLesson): EditedLesson {
  const known = new Map(before?.blocks.map((block) => [block.blockId, block]));
  const blocks = now.blocks.map((block) => {
    const old = known.get(block.blockId);
    return old?.revision === block.revision ? old : block;
  });
  return { ...now, blocks };
}

type Change = (lesson: EditedLesson) => EditedLesson;

export const blockSaved =
  (saved: EditedBlock): Change =>
  (lesson) => ({ ...lesson, blocks: lesson.blocks.map((block) => (block.blockId === saved.blockId ? saved : block)) });

export const blockInserted =
  (block: EditedBlock, index: number): Change =>
  (lesson) => {
    const others = lesson.blocks.filter(({ blockId }) => blockId !== block.blockId);
    return { ...lesson, blocks: [...others.slice(0, index), block, ...others.slice(index)] };
  };

export const blockRemoved =
  (blockId: string): Change =>
  (lesson) => ({ ...lesson, blocks: lesson.blocks.filter((block) => block.blockId !== blockId) });

export const blockMoved =
  (blockId: string, index: number): Change =>
  (lesson) => {
    const block = lesson.blocks.find((one) => one.blockId === blockId);
    return block === undefined ? lesson : { ...lesson, blocks: placedAt(lesson.blocks, block, index) };
  };
