import { Box, Text } from '@mantine/core';
import { IconArrowRight, IconCopy, IconPencil, IconSparkles } from '@tabler/icons-react';
import { memo, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { LessonItem } from '#shared/editor/state.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { CommentCount, IconCount } from '../../../components/icon-count.tsx';
import { OutlineRow, rowEntries } from '../../../components/outline/outline.tsx';
import { RemarksContext } from '../editor-slots.ts';
import { useTitleField } from '../titles/inline-title.tsx';
import classes from './structure.module.css';
import type { StructureActions } from './use-structure-actions.ts';

type LessonRowProps = {
  lesson: LessonItem;
  moduleId: string;
  moduleTitle: string;
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  actions: StructureActions;
  onMove: (lessonId: string) => void;
};

export const lessonQuery = (lessonId: string): string => `?lesson=${lessonId}`;

export const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { lesson, moduleId, moduleTitle, index, count, isFirst, isLast, isSelected, actions, onMove } = props;
  const { lessonId, title, revision, blockCount, unconfirmedCount } = lesson;
  const target = { kind: 'lesson', id: lessonId } as const;
  const { field, open, shown } = useTitleField<HTMLAnchorElement>({ target, title, revision, label: texts.lessonName });
  const entries = () =>
    rowEntries(
      {
        step: (by) => void actions.stepLesson(lessonId, by),
        isFirst,
        isLast,
        remove: () => void actions.removeLesson(lessonId),
      },
      [
        { label: texts.moveTo, icon: IconArrowRight, onClick: () => onMove(lessonId) },
        { label: texts.rename, icon: IconPencil, onClick: open },
        { label: texts.duplicate, icon: IconCopy, onClick: () => void actions.duplicateLesson(lessonId) },
      ],
    );
  return (
    <OutlineRow
      dragged={{ ...target, title, parentId: moduleId, index }}
      siblingCount={count}
      parentTitle={moduleTitle}
      menu={entries}
      gap={0}
      bdrs="md"
      className={`${classes.lesson} ${common.hoverGround}`}
      data-selected={isSelected || undefined}
    >
      {field ?? (
        <Box
          component={Link}
          {...titleStyleProps}
          className={classes.lessonTitle}
          to={lessonQuery(lessonId)}
          ref={shown}
          aria-current={isSelected ? 'true' : undefined}
          draggable={false}
          onDoubleClick={open}
        >
          <TitleWithCount title={title} count={blockCount} countText={texts.blocks(blockCount)}>
            {unconfirmedCount > 0 && (
              <IconCount
                icon={IconSparkles}
                tone="dimmed"
                count={unconfirmedCount}
                label={originTexts.waiting(unconfirmedCount)}
              />
            )}
            <RemarkCount lessonId={lessonId} />
          </TitleWithCount>
        </Box>
      )}
    </OutlineRow>
  );
});

function RemarkCount({ lessonId }: { lessonId: string }) {
  return <CommentCount count={useContext(RemarksContext).get(lessonId)} />;
}

export const titleStyleProps = { miw: 0, flex: 1, c: 'bright', ta: 'start', td: 'none', bdrs: 'sm' } as const;

type TitleWithCountProps = { title: string; count: number; countText: string; children?: ReactNode };

export function TitleWithCount({ title, count, countText, children }: TitleWithCountProps) {
  return (
    <>
      <Text span lineClamp={3} miw={0} flex={1} className={common.anywhere}>
        {title}
      </Text>
      {children}
      <Text span flex="none" c="dimmed" fz="xs" fw={500} className={common.numbers} title={countText}>
        {count}
      </Text>
    </>
  );
}
