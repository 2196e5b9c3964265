import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useState } from 'react';
import type { ModuleItem } from '#shared/editor/state.ts';
import { structureTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import type { DraggedItem, DropResult } from '../../../components/dragging/dragging.ts';
import { Outline } from '../../../components/outline/outline.tsx';
import { findLesson, lessonCount, type Outline as OutlineParts } from '../../../lib/outline.ts';
import { NoticeAt } from '../notice-at.tsx';
import { ModuleSection } from './module-section.tsx';
import classes from './structure.module.css';
import type { StructureActions } from './use-structure-actions.ts';

type StructurePanelProps = {
  courseId: string;
  modules: readonly ModuleItem[];
  lessonId: string | null;
  actions: StructureActions;
  onMoveLesson: (lessonId: string) => void;
};

export const StructurePanel = memo(function StructurePanel(props: StructurePanelProps) {
  const { courseId, modules, lessonId, actions, onMoveLesson } = props;
  const course = { modules };
  const open = useOpenModules(course, lessonId);
  const move = (item: DraggedItem, { parentId, index }: DropResult) => {
    if (item.kind === 'module') void actions.moveModule(item.id, index);
    else void actions.moveLesson(item.id, { moduleId: parentId, index });
  };
  return (
    <Stack gap="sm">
      <div className={`${classes.head} ${common.stack}`}>
        <Title order={2} size="h4" className={classes.title}>
          {texts.title}
        </Title>
        <Text c="dimmed" fz={14} className={classes.count}>
          {texts.count(modules.length, lessonCount(course))}
        </Text>
        {modules.length > 1 && (
          <Box
            component="button"
            c="bright"
            fz={14}
            bdrs="sm"
            className={classes.quiet}
            type="button"
            onClick={open.toggleAll}
          >
            {open.isAllOpen ? texts.collapseAll : texts.expandAll}
          </Box>
        )}
      </div>
      <NoticeAt place="structure" />
      {modules.length === 0 && <p className={classes.nothing}>{texts.empty}</p>}
      <Outline id={courseId} count={modules.length} onMove={move}>
        {modules.map((module, index) => (
          <ModuleSection
            key={module.moduleId}
            module={module}
            courseId={courseId}
            index={index}
            count={modules.length}
            isOpen={open.isOpen(module.moduleId)}
            lessonId={module.lessons.some((lesson) => lesson.lessonId === lessonId) ? lessonId : null}
            actions={actions}
            onToggle={open.toggle}
            onMoveLesson={onMoveLesson}
          />
        ))}
      </Outline>
      <Button
        className={classes.addModule}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={async () => {
          const moduleId = await actions.addModule();
          if (moduleId !== undefined) open.show(moduleId);
        }}
      >
        {texts.addModule}
      </Button>
    </Stack>
  );
});

const maxExpandedLessons = 60;

type OpenState = { isOpen: boolean; exceptions: ReadonlySet<string> };

const isModuleOpen = ({ isOpen, exceptions }: OpenState, moduleId: string): boolean =>
  isOpen !== exceptions.has(moduleId);

function toggled(state: OpenState, moduleId: string): OpenState {
  const others = new Set(state.exceptions);
  if (!others.delete(moduleId)) others.add(moduleId);
  return { ...state, exceptions: others };
}

function useOpenModules(course: OutlineParts<ModuleItem>, lessonId: string | null) {
  const [state, setState] = useState<OpenState>(() => ({
    isOpen: lessonCount(course) <= maxExpandedLessons,
    exceptions: new Set(),
  }));
  const show = useCallback(
    (moduleId: string) => setState((before) => (isModuleOpen(before, moduleId) ? before : toggled(before, moduleId))),
    [],
  );
  const toggle = useCallback((moduleId: string) => setState((before) => toggled(before, moduleId)), []);
  const currentModuleId = lessonId === null ? undefined : findLesson(course, lessonId)?.module.moduleId;
  useEffect(() => {
    if (currentModuleId !== undefined) show(currentModuleId);
  }, [currentModuleId, show]);
  const isAllOpen = course.modules.every(({ moduleId }) => isModuleOpen(state, moduleId));
  return {
    isOpen: (moduleId: string) => isModuleOpen(state, moduleId),
    isAllOpen,
    show,
    toggle,
    toggleAll: () => setState({ isOpen: !isAllOpen, exceptions: new Set() }),
  };
}
