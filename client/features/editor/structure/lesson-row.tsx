import { Box, Group, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconPencil,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { LessonItem } from '#shared/editor/state.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { DragHandle, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { CommentCount, IconCount } from '../../../components/icon-count.tsx';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { RemarksContext } from '../editor-slots.ts';
import { TitleField } from '../titles/inline-title.tsx';
import { useFieldInPlace } from '../titles/use-field-in-place.ts';
import type { Rename } from '../titles/use-rename.ts';
import classes from './structure.module.css';
import type { StructureActions } from './use-structure-actions.ts';

type LessonRowProps = {
  lesson: LessonItem;
  moduleId: string;
  moduleTitle: string;
  index: number;
  count: number;
  /** Of the whole course. */
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  actions: StructureActions;
  rename: Rename;
  onMove: (lessonId: string) => void;
};

export const lessonQuery = (lessonId: string): string => `?lesson=${lessonId}`;

export const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { lesson, moduleId, moduleTitle, index, count, isSelected, rename } = props;
  const { lessonId, title, revision, blockCount, unconfirmedCount } = lesson;
  const field = useFieldInPlace<HTMLAnchorElement>();
  return (
    <Group
      component="li"
      gap={0}
      wrap="nowrap"
      bdrs="md"
      pos="relative"
      className={`${classes.lesson} ${common.hoverGround}`}
      data-selected={isSelected || undefined}
    >
      <DropTarget place={{ kind: 'lesson', parentId: moduleId, index, count, parentTitle: moduleTitle }} />
      <DragHandle dragged={{ kind: 'lesson', id: lessonId, title, parentId: moduleId, index }} />
      {field.isOpen ? (
        <TitleField
          target={{ kind: 'lesson', id: lessonId }}
          title={title}
          revision={revision}
          label={texts.lessonName}
          onSave={(name, base) => rename({ kind: 'lesson', id: lessonId }, name, base)}
          onDone={field.close}
        />
      ) : (
        <Box
          component={Link}
          miw={0}
          flex={1}
          c="bright"
          ta="start"
          td="none"
          bdrs="sm"
          bd={0}
          bg="none"
          className={classes.lessonTitle}
          to={lessonQuery(lessonId)}
          ref={field.shown}
          aria-current={isSelected ? 'true' : undefined}
          draggable={false}
          onDoubleClick={field.open}
        >
          <Text span lineClamp={3} miw={0} flex={1} className={common.anywhere}>
            {title}
          </Text>
          <UnconfirmedCount count={unconfirmedCount} />
          <RemarkCount lessonId={lessonId} />
          <Text
            span
            flex="none"
            c="dimmed"
            fz="xs"
            fw={500}
            className={common.numbers}
            title={texts.blocks(blockCount)}
          >
            {blockCount}
          </Text>
        </Box>
      )}
      <LazyMenu label={texts.menuOf(title)} entries={() => lessonEntries(props, field.open)} />
    </Group>
  );
});

/** Open remarks about the lesson. */
function RemarkCount({ lessonId }: { lessonId: string }) {
  return <CommentCount count={useContext(RemarksContext).get(lessonId)} />;
}

function lessonEntries(
  { lesson, isFirst, isLast, actions, onMove }: LessonRowProps,
  onRename: () => void,
): MenuEntry[] {
  const { lessonId } = lesson;
  return [
    { label: texts.up, icon: IconArrowUp, isDisabled: isFirst, onClick: () => void actions.stepLesson(lessonId, -1) },
    { label: texts.down, icon: IconArrowDown, isDisabled: isLast, onClick: () => void actions.stepLesson(lessonId, 1) },
    { label: texts.moveTo, icon: IconArrowRight, onClick: () => onMove(lessonId) },
    { label: texts.rename, icon: IconPencil, onClick: onRename },
    { label: texts.duplicate, icon: IconCopy, onClick: () => void actions.duplicateLesson(lessonId) },
    { label: texts.remove, icon: IconTrash, isDangerous: true, onClick: () => void actions.removeLesson(lessonId) },
  ];
}

function UnconfirmedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <IconCount icon={IconSparkles} tone="dimmed" count={count} label={originTexts.waiting(count)} />;
}
