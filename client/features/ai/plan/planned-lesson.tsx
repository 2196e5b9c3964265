import { Box, Text } from '@mantine/core';
import { memo } from 'react';
import { type PlannedLesson as Planned, planLimits, type SourceRange } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { rangeText, planTexts as texts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { OutlineRow, rowEntries } from '../../../components/outline/outline.tsx';
import { lessonChanged } from '../../../lib/outline.ts';
import { lessonStepped } from './plan.ts';
import type { PlanActions } from './plan-actions.ts';

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

export const PlannedLesson = memo(function PlannedLesson(props: PlannedLessonProps) {
  const { lesson, moduleKey, moduleTitle, index, count, sources, actions, isDisabled } = props;
  const { key, title, goal, draws } = lesson;
  const entries = () =>
    rowEntries({
      step: (by) => actions.apply(lessonStepped(key, by)),
      remove: () => actions.removeLesson(lesson, moduleKey),
    });
  return (
    <OutlineRow
      dragged={{ kind: 'lesson', id: key, title, parentId: moduleKey, index }}
      siblingCount={count}
      parentTitle={moduleTitle}
      menu={isDisabled ? null : entries}
      py={6}
      gap={2}
      align="flex-start"
      aria-label={title}
    >
      <Box flex={1} miw={0}>
        <LineField
          variant="unstyled"
          fw={600}
          aria-label={texts.lessonTitleOf(title)}
          value={title}
          maxLength={courseLimits.title}
          error={title.trim() === '' && texts.emptyTitle}
          disabled={isDisabled}
          onChange={({ currentTarget: { value } }) => actions.apply(lessonChanged(key, { title: value }))}
        />
        <LineField
          variant="unstyled"
          fz="sm"
          c="dimmed"
          aria-label={texts.goalOf(title)}
          value={goal}
          maxLength={planLimits.goal}
          placeholder={texts.goal}
          disabled={isDisabled}
          onChange={({ currentTarget: { value } }) => actions.apply(lessonChanged(key, { goal: value }))}
        />
        {sources.length > 0 && (
          <Text px={9} c="dimmed" fz="xs" className={`${common.anywhere} ${common.numbers}`}>
            {sourceRangesText(draws, sources)}
          </Text>
        )}
      </Box>
    </OutlineRow>
  );
});

const maxShownRanges = 4;

function sourceRangesText(draws: readonly SourceRange[], sources: readonly SourceView[]): string {
  const known = sources.filter((source) => draws.some(({ sourceId }) => sourceId === source.sourceId));
  if (known.length === 0) return texts.noDraws;
  const parts = known.map(({ sourceId, name, unit }) => {
    const ranges = draws.filter((range) => range.sourceId === sourceId);
    const shown = ranges.slice(0, maxShownRanges).map(({ from, to }) => rangeText(unit, from, to));
    return [name, ...shown, ...(ranges.length > maxShownRanges ? ['…'] : [])].join(', ');
  });
  return `${texts.draws} ${parts.join('; ')}`;
}
