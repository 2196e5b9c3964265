import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { PlannedModule as Planned } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { OutlineModule, OutlineRow, rowEntries } from '../../../components/outline/outline.tsx';
import { moduleMoved, moduleRenamed } from '../../../lib/outline.ts';
import type { PlanLimit } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlannedLesson } from './planned-lesson.tsx';

type PlannedModuleProps = {
  module: Planned;
  index: number;
  count: number;
  limit: PlanLimit | null;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

export const PlannedModule = memo(function PlannedModule(props: PlannedModuleProps) {
  const { module, index, count, limit, sources, actions, isDisabled } = props;
  const { key, title, lessons } = module;
  const entries = () =>
    rowEntries({
      step: (by) => actions.apply(moduleMoved(key, index + by)),
      isFirst: index === 0,
      isLast: index === count - 1,
      remove: () => actions.removeModule(module),
      isRemoveDisabled: count === 1,
    });
  const head = (
    <OutlineRow
      dragged={{ kind: 'module', id: key, title, parentId: 'plan', index }}
      siblingCount={count}
      menu={isDisabled ? null : entries}
      gap={2}
      align="flex-start"
    >
      <LineField
        variant="unstyled"
        fz="lg"
        fw={600}
        aria-label={texts.moduleTitle(index)}
        value={title}
        maxLength={courseLimits.title}
        error={title.trim() === '' && texts.emptyTitle}
        disabled={isDisabled}
        onChange={({ currentTarget: { value } }) => actions.apply(moduleRenamed(key, value))}
      />
    </OutlineRow>
  );
  const add = (
    <Button
      variant="subtle"
      size="compact-sm"
      mih="2.25rem"
      ms={8}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={texts.addLessonTo(title)}
      title={limit === null ? undefined : texts.full[limit]}
      disabled={isDisabled || limit !== null}
      onClick={() => actions.addLesson(key)}
    >
      {texts.addLesson}
    </Button>
  );
  return (
    <OutlineModule id={key} title={title} count={lessons.length} head={head} add={add} mb="lg">
      {lessons.map((lesson, place) => (
        <PlannedLesson
          key={lesson.key}
          lesson={lesson}
          moduleKey={key}
          moduleTitle={title}
          index={place}
          count={lessons.length}
          sources={sources}
          actions={actions}
          isDisabled={isDisabled}
        />
      ))}
    </OutlineModule>
  );
});
