import { isUnconfirmed, markEdited } from '#shared/courses/origin.ts';
import type { EditedBlock, EditedLesson, SavedBlock } from '#shared/editor/state.ts';
import { insertedAt } from '../../../lib/outline.ts';

const isSameOrigin = (one: EditedBlock, other: EditedBlock): boolean =>
  one.sourceUrl === other.sourceUrl && JSON.stringify(one.origin) === JSON.stringify(other.origin);

/**
 * Blocks with an unchanged revision stay the same objects: the server stores slightly sanitised text, and replacing
 * the typed one would make it jump.
 */
export function mergeLesson(cached: EditedLesson | undefined, fetched: EditedLesson): EditedLesson {
  const cachedBlocks = new Map(cached?.blocks.map((block) => [block.blockId, block]));
  const blocks = fetched.blocks.map((block) => {
    const old = cachedBlocks.get(block.blockId);
    if (old?.revision !== block.revision) return block;
    const { origin, sourceUrl } = block;
    return isSameOrigin(old, block) ? old : { ...old, origin, sourceUrl };
  });
  return { ...fetched, blocks };
}

type Change = (lesson: EditedLesson) => EditedLesson;

/** Edited generated content becomes the author's own; the server records the same. */
function withSaved(block: EditedBlock, saved: SavedBlock): EditedBlock {
  const { sourceUrl } = block;
  const isChanged = JSON.stringify(block.content) !== JSON.stringify(saved.content);
  return { ...saved, sourceUrl, origin: isChanged ? markEdited(block.origin) : block.origin };
}

export const blockSaved =
  (saved: SavedBlock): Change =>
  (lesson) => ({
    ...lesson,
    blocks: lesson.blocks.map((block) => (block.blockId === saved.blockId ? withSaved(block, saved) : block)),
  });

/** Confirms only unreviewed blocks. For edited ones, the server decides whether the source still supports them. */
export const blocksConfirmed =
  (ids: readonly string[]): Change =>
  (lesson) => ({
    ...lesson,
    blocks: lesson.blocks.map((block) =>
      isUnconfirmed(block.origin) && ids.includes(block.blockId)
        ? { ...block, origin: block.origin && { ...block.origin, state: 'confirmed' } }
        : block,
    ),
  });

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
    return block === undefined ? lesson : { ...lesson, blocks: insertedAt(lesson.blocks, block, index) };
  };
