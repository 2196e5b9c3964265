import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, MeasuringStrategy } from '@dnd-kit/core';
import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { planTexts as texts } from '#shared/texts/ai.ts';
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
import { fullness, lessonMoved, moduleMoved } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlannedModule } from './planned-module.tsx';

const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

type PlanListProps = {
  plan: CoursePlan;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

/** Modules with their lessons, moved with the pointer, the keyboard or the menu of each. */
export function PlanList({ plan, sources, actions, isDisabled }: PlanListProps) {
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { modules } = plan;
  const full = fullness(plan);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const [item, place] = [draggedIn(active), placeIn(over)];
    const target = item && place && landing(item, place);
    if (!target || isDisabled) return;
    if (item.kind === 'module') actions.apply(moduleMoved(item.id, target.index));
    else actions.apply(lessonMoved(item.id, { moduleKey: target.parentId, index: target.index }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSlot}
      measuring={measuring}
      accessibility={dragAccessibility}
      onDragStart={({ active }: DragStartEvent) => setDragged(beginDrag(active))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <ol className={look('unlisted')} aria-label={texts.list}>
        {modules.map((module, index) => (
          <PlannedModule
            key={module.key}
            module={module}
            index={index}
            count={modules.length}
            full={fullness(plan, module)}
            sources={sources}
            actions={actions}
            isDisabled={isDisabled}
          />
        ))}
        <Box component="li" mih="2px" className={look('relative')}>
          <DropTarget
            place={{ kind: 'module', parentId: 'plan', index: modules.length, count: modules.length, parentTitle: '' }}
          />
        </Box>
      </ol>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        title={full === null ? undefined : texts.full[full]}
        disabled={isDisabled || full !== null}
        onClick={actions.addModule}
      >
        {texts.addModule}
      </Button>
      <DragOverlay dropAnimation={null}>{dragged && <DragChip title={dragged.title} />}</DragOverlay>
    </DndContext>
  );
}
