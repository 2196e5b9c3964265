import { Box, Flex } from '@mantine/core';
import { IconChevronRight, IconCopy, IconPencil, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { ModuleItem } from '#shared/editor/state.ts';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { OutlineModule, OutlineRow, rowEntries } from '../../../components/outline/outline.tsx';
import { useTitleField } from '../titles/inline-title.tsx';
import { LessonRow, TitleWithCount, titleStyleProps } from './lesson-row.tsx';
import classes from './structure.module.css';
import type { StructureActions } from './use-structure-actions.ts';

type ModuleSectionProps = {
  module: ModuleItem;
  courseId: string;
  index: number;
  count: number;
  isOpen: boolean;
  lessonId: string | null;
  actions: StructureActions;
  onToggle: (moduleId: string) => void;
  onMoveLesson: (lessonId: string) => void;
};

export const ModuleSection = memo(function ModuleSection(props: ModuleSectionProps) {
  const { module, index, count, isOpen, lessonId, actions, onMoveLesson } = props;
  const { moduleId, title, lessons } = module;
  const add = (
    <Flex
      component="button"
      gap={6}
      align="center"
      fz={14}
      bdrs="md"
      className={classes.add}
      type="button"
      aria-label={texts.addLessonTo(title)}
      onClick={() => void actions.addLesson(moduleId)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {texts.addLesson}
    </Flex>
  );
  return (
    <OutlineModule
      id={moduleId}
      title={title}
      count={lessons.length}
      isOpen={isOpen}
      head={<ModuleHead {...props} />}
      add={add}
      py={2}
    >
      {lessons.map((lesson, place) => (
        <LessonRow
          key={lesson.lessonId}
          lesson={lesson}
          moduleId={moduleId}
          moduleTitle={title}
          index={place}
          count={lessons.length}
          isFirst={index === 0 && place === 0}
          isLast={index === count - 1 && place === lessons.length - 1}
          isSelected={lesson.lessonId === lessonId}
          actions={actions}
          onMove={onMoveLesson}
        />
      ))}
      {lessons.length === 0 && <li className={classes.nothing}>{texts.emptyModule}</li>}
    </OutlineModule>
  );
});

function ModuleHead({ module, courseId, index, count, isOpen, actions, onToggle }: ModuleSectionProps) {
  const { moduleId, title, revision, lessons } = module;
  const target = { kind: 'module', id: moduleId } as const;
  const { field, open, shown } = useTitleField<HTMLButtonElement>({ target, title, revision, label: texts.moduleName });
  const entries = () =>
    rowEntries(
      {
        step: (by) => void actions.moveModule(moduleId, index + by),
        isFirst: index === 0,
        isLast: index === count - 1,
        remove: () => void actions.removeModule(moduleId),
      },
      [
        { label: texts.rename, icon: IconPencil, onClick: open },
        { label: texts.duplicate, icon: IconCopy, onClick: () => void actions.duplicateModule(moduleId) },
      ],
    );
  return (
    <OutlineRow
      dragged={{ ...target, title, parentId: courseId, index }}
      siblingCount={count}
      menu={entries}
      gap={0}
      bdrs="md"
      className={`${classes.moduleHead} ${common.hoverGround}`}
    >
      {field ?? (
        <Box
          component="button"
          {...titleStyleProps}
          className={classes.moduleTitle}
          type="button"
          ref={shown}
          aria-expanded={isOpen}
          onClick={() => onToggle(moduleId)}
          onDoubleClick={open}
        >
          <IconChevronRight
            color="var(--pg-muted)"
            className={classes.chevron}
            size={16}
            stroke={2}
            aria-hidden="true"
          />
          <TitleWithCount title={title} count={lessons.length} countText={texts.lessons(lessons.length)} />
        </Box>
      )}
    </OutlineRow>
  );
}
