import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { DragPreview } from './drag-parts.tsx';
import {
  beginDrag,
  type Dragged,
  dragAccessibility,
  draggedOf,
  dropPlaceOf,
  type Landing,
  landingOf,
  nearestSlot,
  useDragSensors,
} from './dragging.ts';

type DragAreaProps = { onMove: (item: Dragged, target: Landing) => void; children: ReactNode };

export function DragArea({ onMove, children }: DragAreaProps) {
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const [item, place] = [draggedOf(active), dropPlaceOf(over)];
    const target = item && place && landingOf(item, place);
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
