import { Box, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { type PlannedLesson as Planned, planLimits, type SourceRange } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { rangeText, planTexts as texts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { DragHandle, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { lessonChanged } from '../../../lib/outline.ts';
import { lessonStepped } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';
import { PlanField } from './plan-field.tsx';

type PlannedLessonProps = {
  lesson: Planned;
  moduleKey: string;
  moduleTitle: string;
  index: number;
  count: number;
  sources: readonly SourceView[];
  actions: PlanActions;
  isDisabled: boolean;
};

/** One lesson of the plan: its title, its goal, and where it draws from. */
export const PlannedLesson = memo(function PlannedLesson(props: PlannedLessonProps) {
  const { lesson, moduleKey, moduleTitle, index, count, sources, actions, isDisabled } = props;
  const { key, title, goal, draws } = lesson;
  return (
    <Box component="li" py={6} pos="relative" aria-label={title}>
      <DropTarget place={{ kind: 'lesson', parentId: moduleKey, index, count, parentTitle: moduleTitle }} />
      <Group gap={2} wrap="nowrap" align="flex-start">
        <DragHandle dragged={{ kind: 'lesson', id: key, title, parentId: moduleKey, index }} />
        <Box flex={1} miw={0}>
          <PlanField
            label={texts.lessonTitleOf(title)}
            value={title}
            maxLength={courseLimits.title}
            error={title.trim() === '' ? texts.emptyTitle : null}
            isDisabled={isDisabled}
            onChange={(value) => actions.apply(lessonChanged(key, { title: value }))}
          />
          <PlanField
            label={texts.goalOf(title)}
            value={goal}
            maxLength={planLimits.goal}
            placeholder={texts.goal}
            size="sm"
            isMuted
            isDisabled={isDisabled}
            onChange={(value) => actions.apply(lessonChanged(key, { goal: value }))}
          />
          {sources.length > 0 && (
            <Text px={9} c="dimmed" fz="xs" className={`${common.anywhere} ${common.numbers}`}>
              {drawsText(draws, sources)}
            </Text>
          )}
        </Box>
        {!isDisabled && <LazyMenu label={texts.menuOf(title)} entries={() => entriesOf(lesson, moduleKey, actions)} />}
      </Group>
    </Box>
  );
});

const entriesOf = (lesson: Planned, moduleKey: string, actions: PlanActions): MenuEntry[] => [
  { label: texts.up, icon: IconArrowUp, onClick: () => actions.apply(lessonStepped(lesson.key, -1)) },
  { label: texts.down, icon: IconArrowDown, onClick: () => actions.apply(lessonStepped(lesson.key, 1)) },
  { label: texts.remove, icon: IconTrash, isDangerous: true, onClick: () => actions.removeLesson(lesson, moduleKey) },
];

const mostShown = 4;

/** 'handbuch.pdf, Seiten 3–5, Seite 9' */
function drawsText(draws: readonly SourceRange[], sources: readonly SourceView[]): string {
  const known = sources.filter((source) => draws.some(({ sourceId }) => sourceId === source.sourceId));
  if (known.length === 0) return texts.noDraws;
  const parts = known.map(({ sourceId, name, unit }) => {
    const ranges = draws.filter((range) => range.sourceId === sourceId);
    const shown = ranges.slice(0, mostShown).map(({ from, to }) => rangeText(unit, from, to));
    return [name, ...shown, ...(ranges.length > mostShown ? ['…'] : [])].join(', ');
  });
  return `${texts.draws} ${parts.join('; ')}`;
}
