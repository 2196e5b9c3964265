import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import type { DraggedItem, DropResult } from '../../../components/dragging/dragging.ts';
import { Outline } from '../../../components/outline/outline.tsx';
import { moduleMoved } from '../../../lib/outline.ts';
import { lessonMoved, reachedLimit } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlannedModule } from './planned-module.tsx';

type PlanListProps = {
  plan: CoursePlan;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

export function PlanList({ plan, sources, actions, isDisabled }: PlanListProps) {
  const { modules } = plan;
  const full = reachedLimit(plan);
  const move = (item: DraggedItem, { parentId: moduleId, index }: DropResult) => {
    if (isDisabled) return;
    if (item.kind === 'module') actions.apply(moduleMoved(item.id, index));
    else actions.apply(lessonMoved(item.id, { moduleId, index }));
  };
  return (
    <div>
      <Outline id="plan" count={modules.length} label={texts.list} onMove={move}>
        {modules.map((module, index) => (
          <PlannedModule
            key={module.key}
            module={module}
            index={index}
            count={modules.length}
            limit={reachedLimit(plan, module)}
            sources={sources}
            actions={actions}
            isDisabled={isDisabled}
          />
        ))}
      </Outline>
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
    </div>
  );
}
