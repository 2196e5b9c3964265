import { Drawer, Flex, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListTree } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { structureTexts } from '#shared/texts/courses/editor.ts';
import { lessonCount } from '../../../lib/outline.ts';
import classes from '../editor.module.css';
import { useEditorParts } from '../editor-context.ts';
import type { MovedItem } from './move-dialog.tsx';
import { StructurePanel } from './structure-panel.tsx';

type StructureProps = { course: EditedCourse; lessonId: string | null; onMove: (moving: MovedItem) => void };

export function StructureSide({ course, lessonId, onMove }: StructureProps) {
  const isWide = useMediaQuery('(min-width: 70em)', true, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson was chosen
  useEffect(() => setIsOpen(false), [lessonId]);
  const { structure } = useEditorParts();
  const moveLesson = useCallback((id: string) => onMove({ kind: 'lesson', lessonId: id }), [onMove]);
  const panel = (
    <StructurePanel
      courseId={course.courseId}
      modules={course.modules}
      lessonId={lessonId}
      actions={structure}
      onMoveLesson={moveLesson}
    />
  );
  if (isWide) return <div className={classes.side}>{panel}</div>;
  return (
    <>
      <Flex
        component="button"
        gap="0.25rem 0.625rem"
        align="center"
        wrap="wrap"
        w="100%"
        c="bright"
        fw={600}
        ta="start"
        bdrs="md"
        bd="1px solid var(--pg-field-line)"
        mih={44}
        className={classes.openStructure}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconListTree size={20} stroke={1.75} aria-hidden="true" />
        {structureTexts.open}
        <Text span c="dimmed" fz={14} className={classes.edited}>
          {structureTexts.count(course.modules.length, lessonCount(course))}
        </Text>
      </Flex>
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} title={structureTexts.open} size="min(26rem, 92vw)">
        {panel}
      </Drawer>
    </>
  );
}
