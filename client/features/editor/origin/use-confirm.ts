import type { SavedBlock } from '#shared/editor/state.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import { trpc } from '../../../trpc.ts';
import { useEditorParts } from '../editor-context.ts';
import { blocksConfirmed } from '../lesson/lesson-cache.ts';
import { blockPlace } from '../notice-board.ts';

/** 'Geprüft' and 'Passt noch'. `blockId`: where a failure is said; without one above the lesson. */
export function useConfirm() {
  const { courseId, run } = useEditorParts();
  const utils = trpc.useUtils();
  return (read: readonly SavedBlock[], blockId?: string) => {
    const blocks = read.map((block) => ({ blockId: block.blockId, revision: block.revision }));
    return run({
      lessonChange: blocksConfirmed(blocks.map((block) => block.blockId)),
      call: () => utils.client.ai.confirmBlocks.mutate({ courseId, blocks }).then(() => true),
      failure: { text: texts.confirmFailed, at: blockId === undefined ? 'lesson' : blockPlace(blockId) },
    });
  };
}
