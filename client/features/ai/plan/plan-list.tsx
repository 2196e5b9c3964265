import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { DragArea } from '../../../components/dragging/drag-area.tsx';
import { DropTarget } from '../../../components/dragging/drag-parts.tsx';
import type { Dragged, Landing } from '../../../components/dragging/dragging.ts';
import { moduleMoved } from '../../../lib/outline.ts';
import { fullness, lessonMoved } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlannedModule } from './planned-module.tsx';

type PlanListProps = {
  plan: CoursePlan;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

/** Modules with their lessons, moved with the pointer, the keyboard or the menu of each. */
export function PlanList({ plan, sources, actions, isDisabled }: PlanListProps) {
  const { modules } = plan;
  const full = fullness(plan);
  const move = (item: Dragged, { parentId: moduleId, index }: Landing) => {
    if (isDisabled) return;
    if (item.kind === 'module') actions.apply(moduleMoved(item.id, index));
    else actions.apply(lessonMoved(item.id, { moduleId, index }));
  };
  return (
    <DragArea onMove={move}>
      <ol aria-label={texts.list}>
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
        <Box component="li" mih="2px" pos="relative">
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
    </DragArea>
  );
}
