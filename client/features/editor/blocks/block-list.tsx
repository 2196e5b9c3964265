import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { Box } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { EditedBlock, EditedLesson } from '#shared/editor/state.ts';
import { contentTexts as texts } from '#shared/texts/editor.ts';
import { DragChip, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import {
  beginDrag,
  type Dragged,
  dragAccessibility,
  draggedIn,
  landing,
  nearestSlot,
  placeIn,
  useDragSensors,
} from '../../../components/dragging/dragging.ts';
import { look } from '../../../components/look/look.ts';
import { useEditorParts } from '../editor-context.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { BlockCard } from './block-card.tsx';
import classes from './blocks.module.css';

type BlockListProps = { lesson: EditedLesson; newBlockId: string | null; onMoveAway: (blockId: string) => void };

export function BlockList({ lesson, newBlockId, onMoveAway }: BlockListProps) {
  const { queue, blocks: actions } = useEditorParts();
  const { lessonId } = lesson;
  const blocks = useWithLost(queue, lesson);
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const [item, place] = [draggedIn(active), placeIn(over)];
    const target = item && place && landing(item, place);
    if (target) void actions.move(item.id, { lessonId, index: target.index });
  };
  const count = blocks.length;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSlot}
      accessibility={dragAccessibility}
      onDragStart={({ active }: DragStartEvent) => setDragged(beginDrag(active))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <ol className={`${classes.cards} ${look('stack')}`} aria-label={texts.list}>
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
        <Box component="li" mih="2px" className={look('relative')}>
          <DropTarget place={{ kind: 'block', parentId: lessonId, index: count, count, parentTitle: '' }} />
        </Box>
      </ol>
      <DragOverlay dropAnimation={null}>{dragged && <DragChip title={dragged.title} />}</DragOverlay>
    </DndContext>
  );
}

/** The blocks of the lesson, and behind them those that somebody deleted while there is still unsaved text of ours in them. */
function useWithLost(queue: SaveQueue, { lessonId, blocks }: EditedLesson): readonly EditedBlock[] {
  const drafted = useSyncExternalStore(queue.subscribe, () => queue.idsIn(lessonId));
  return useMemo(() => {
    const known = new Set(blocks.map(({ blockId }) => blockId));
    const lost = drafted.split(' ').filter((id) => id !== '' && !known.has(id));
    const texts = lost.flatMap((blockId) => {
      const entry = queue.entryOf(blockId);
      return entry === undefined ? [] : [{ ...entry.block, blockId, revision: '', origin: null, sourceUrl: null }];
    });
    return texts.length === 0 ? blocks : [...blocks, ...texts];
  }, [queue, blocks, drafted]);
}
