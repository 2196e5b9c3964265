import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { DragPreview } from './drag-parts.tsx';
import {
  beginDrag,
  type DraggedItem,
  type DropResult,
  dragAccessibility,
  draggedOf,
  dropResultOf,
  dropSlotOf,
  nearestSlot,
  useDragSensors,
} from './dragging.ts';

type DragAreaProps = { onMove: (item: DraggedItem, target: DropResult) => void; children: ReactNode };

export function DragArea({ onMove, children }: DragAreaProps) {
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const [item, slot] = [draggedOf(active), dropSlotOf(over)];
    const target = item && slot && dropResultOf(item, slot);
    if (target) onMove(item, target);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSlot}
      accessibility={dragAccessibility}
      onDragStart={({ active }: DragStartEvent) => setDragged(beginDrag(active))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <DragPreview title={dragged.title} />}</DragOverlay>
    </DndContext>
  );
}
