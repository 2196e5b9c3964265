import { Box } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { EditedBlock, EditedLesson } from '#shared/editor/state.ts';
import { contentTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { DragArea } from '../../../components/dragging/drag-area.tsx';
import { DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { useEditorParts } from '../editor-context.ts';
import { type BlockQueue, unsavedBlockIds } from '../saving/block-queue.ts';
import { BlockCard } from './block-card.tsx';
import classes from './blocks.module.css';

type BlockListProps = { lesson: EditedLesson; newBlockId: string | null; onMoveAway: (blockId: string) => void };

export function BlockList({ lesson, newBlockId, onMoveAway }: BlockListProps) {
  const { queue, blocks: actions } = useEditorParts();
  const { lessonId } = lesson;
  const blocks = useBlocksWithUnsaved(queue, lesson);
  const count = blocks.length;
  return (
    <DragArea onMove={({ id }, { index }) => void actions.move(id, { lessonId, index })}>
      <ol className={`${classes.cards} ${common.stack}`} aria-label={texts.list}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.blockId}
            block={block}
            lessonId={lessonId}
            index={index}
            count={count}
            hasFocus={block.blockId === newBlockId}
            onMoveAway={onMoveAway}
          />
        ))}
        <Box component="li" mih="2px" pos="relative">
          <DropTarget slot={{ kind: 'block', parentId: lessonId, index: count, count, parentTitle: '' }} />
        </Box>
      </ol>
    </DragArea>
  );
}

function useBlocksWithUnsaved(queue: BlockQueue, { lessonId, blocks }: EditedLesson): readonly EditedBlock[] {
  const unsavedIds = useSyncExternalStore(queue.subscribe, () => unsavedBlockIds(queue, lessonId));
  return useMemo(() => {
    const loadedIds = new Set(blocks.map(({ blockId }) => blockId));
    const missingIds = unsavedIds.split(' ').filter((id) => id !== '' && !loadedIds.has(id));
    const unsavedBlocks = missingIds.flatMap((blockId) => {
      const entry = queue.entryOf(blockId);
      return entry === undefined ? [] : [{ ...entry.value, blockId, revision: '', origin: null, sourceUrl: null }];
    });
    return unsavedBlocks.length === 0 ? blocks : [...blocks, ...unsavedBlocks];
  }, [queue, blocks, unsavedIds]);
}
