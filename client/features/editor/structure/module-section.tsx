import { Box, Flex, Group, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { ModuleItem } from '#shared/editor/state.ts';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { DragHandle, DropTarget } from '../../../components/dragging/drag-parts.tsx';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { TitleField } from '../titles/inline-title.tsx';
import { useFieldInPlace } from '../titles/use-field-in-place.ts';
import type { Rename } from '../titles/use-rename.ts';
import { LessonRow } from './lesson-row.tsx';
import classes from './structure.module.css';
import type { StructureActions } from './use-structure-actions.ts';

type ModuleSectionProps = {
  module: ModuleItem;
  courseId: string;
  index: number;
  count: number;
  isOpen: boolean;
  /** The open lesson, if it is in here. */
  lessonId: string | null;
  actions: StructureActions;
  rename: Rename;
  onToggle: (moduleId: string) => void;
  onMoveLesson: (lessonId: string) => void;
};

export const ModuleSection = memo(function ModuleSection(props: ModuleSectionProps) {
  const { module, courseId, index, count, isOpen, lessonId, actions, rename, onMoveLesson } = props;
  const { moduleId, title, lessons } = module;
  const inModule = { kind: 'lesson', parentId: moduleId, count: lessons.length, parentTitle: title } as const;
  return (
    <Box component="li" py={2} pos="relative">
      <DropTarget place={{ kind: 'module', parentId: courseId, index, count, parentTitle: '' }} />
      <ModuleHead {...props} />
      {isOpen ? (
        <ol className={classes.lessons} aria-label={title}>
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
              rename={rename}
              onMove={onMoveLesson}
            />
          ))}
          {lessons.length === 0 && <li className={classes.nothing}>{texts.emptyModule}</li>}
          <Box component="li" pos="relative">
            <DropTarget place={{ ...inModule, index: lessons.length }} />
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
          </Box>
        </ol>
      ) : (
        <Box pos="relative">
          <DropTarget place={{ ...inModule, index: lessons.length }} />
        </Box>
      )}
    </Box>
  );
});

function ModuleHead({ module, courseId, index, count, isOpen, actions, rename, onToggle }: ModuleSectionProps) {
  const { moduleId, title, revision, lessons } = module;
  const field = useFieldInPlace<HTMLButtonElement>();
  return (
    <Group gap={0} wrap="nowrap" bdrs="md" pos="relative" className={`${classes.moduleHead} ${common.hoverGround}`}>
      <DragHandle dragged={{ kind: 'module', id: moduleId, title, parentId: courseId, index }} />
      {field.isOpen ? (
        <TitleField
          target={{ kind: 'module', id: moduleId }}
          title={title}
          revision={revision}
          label={texts.moduleName}
          onSave={(name, base) => rename({ kind: 'module', id: moduleId }, name, base)}
          onDone={field.close}
        />
      ) : (
        <Box
          component="button"
          miw={0}
          flex={1}
          c="bright"
          ta="start"
          td="none"
          bdrs="sm"
          className={classes.moduleTitle}
          type="button"
          ref={field.shown}
          aria-expanded={isOpen}
          onClick={() => onToggle(moduleId)}
          onDoubleClick={field.open}
        >
          <IconChevronRight
            color="var(--pg-muted)"
            className={classes.chevron}
            size={16}
            stroke={2}
            aria-hidden="true"
          />
          <Text span lineClamp={3} miw={0} flex={1} className={common.anywhere}>
            {title}
          </Text>
          <Text
            span
            flex="none"
            c="dimmed"
            fz="xs"
            fw={500}
            className={common.numbers}
            title={texts.lessons(lessons.length)}
          >
            {lessons.length}
          </Text>
        </Box>
      )}
      <LazyMenu
        label={texts.menuOf(title)}
        entries={() => moduleEntries({ moduleId, index, count, actions, onRename: field.open })}
      />
    </Group>
  );
}

type ModuleMenu = {
  moduleId: string;
  index: number;
  count: number;
  actions: StructureActions;
  onRename: () => void;
};

const moduleEntries = ({ moduleId, index, count, actions, onRename }: ModuleMenu): MenuEntry[] => [
  {
    label: texts.up,
    icon: IconArrowUp,
    isDisabled: index === 0,
    onClick: () => void actions.moveModule(moduleId, index - 1),
  },
  {
    label: texts.down,
    icon: IconArrowDown,
    isDisabled: index === count - 1,
    onClick: () => void actions.moveModule(moduleId, index + 1),
  },
  { label: texts.rename, icon: IconPencil, onClick: onRename },
  { label: texts.duplicate, icon: IconCopy, onClick: () => void actions.duplicateModule(moduleId) },
  { label: texts.remove, icon: IconTrash, isDangerous: true, onClick: () => void actions.removeModule(moduleId) },
];
