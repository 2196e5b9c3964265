import { Box, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { PlannedModule as Planned } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { DragHandle, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { moduleMoved, moduleRenamed } from '../../../lib/outline.ts';
import classes from './plan.module.css';
import type { Full } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlanField } from './plan-field.tsx';
import { PlannedLesson } from './planned-lesson.tsx';

type PlannedModuleProps = {
  module: Planned;
  index: number;
  count: number;
  /** Why no lesson can be added. */
  full: Full | null;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

export const PlannedModule = memo(function PlannedModule(props: PlannedModuleProps) {
  const { module, index, count, full, sources, actions, isDisabled } = props;
  const { key, title, lessons } = module;
  return (
    <Box component="li" mb="lg" pos="relative" aria-label={title}>
      <DropTarget place={{ kind: 'module', parentId: 'plan', index, count, parentTitle: '' }} />
      <Group gap={2} wrap="nowrap" align="flex-start">
        <DragHandle dragged={{ kind: 'module', id: key, title, parentId: 'plan', index }} />
        <PlanField
          label={texts.moduleTitle(index)}
          value={title}
          maxLength={courseLimits.title}
          size="lg"
          error={title.trim() === '' ? texts.emptyTitle : null}
          isDisabled={isDisabled}
          onChange={(value) => actions.apply(moduleRenamed(key, value))}
        />
        {!isDisabled && <LazyMenu label={texts.menuOf(title)} entries={() => entriesOf(props)} />}
      </Group>
      <ol className={classes.lessons}>
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
        <Box component="li" mih="2px" pos="relative">
          <DropTarget
            place={{ kind: 'lesson', parentId: key, index: lessons.length, count: lessons.length, parentTitle: title }}
          />
        </Box>
        <li>
          <Button
            variant="subtle"
            size="compact-sm"
            mih="2.25rem"
            ms={8}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={texts.addLessonTo(title)}
            title={full === null ? undefined : texts.full[full]}
            disabled={isDisabled || full !== null}
            onClick={() => actions.addLesson(key)}
          >
            {texts.addLesson}
          </Button>
        </li>
      </ol>
    </Box>
  );
});

const entriesOf = ({ module, index, count, actions }: PlannedModuleProps): MenuEntry[] => [
  {
    label: texts.up,
    icon: IconArrowUp,
    isDisabled: index === 0,
    onClick: () => actions.apply(moduleMoved(module.key, index - 1)),
  },
  {
    label: texts.down,
    icon: IconArrowDown,
    isDisabled: index === count - 1,
    onClick: () => actions.apply(moduleMoved(module.key, index + 1)),
  },
  {
    label: texts.remove,
    icon: IconTrash,
    isDangerous: true,
    isDisabled: count === 1,
    onClick: () => actions.removeModule(module),
  },
];
