import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { DragChip } from './drag-parts.tsx';
import {
  beginDrag,
  type Dragged,
  dragAccessibility,
  draggedIn,
  type Landing,
  landing,
  nearestSlot,
  placeIn,
  useDragSensors,
} from './dragging.ts';

type DragAreaProps = { onMove: (item: Dragged, target: Landing) => void; children: ReactNode };

export function DragArea({ onMove, children }: DragAreaProps) {
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const [item, place] = [draggedIn(active), placeIn(over)];
    const target = item && place && landing(item, place);
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
      <DragOverlay dropAnimation={null}>{dragged && <DragChip title={dragged.title} />}</DragOverlay>
    </DndContext>
  );
}
