import { Button, Group, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { moveTexts as texts } from '#shared/texts/courses/editor.ts';
import { findLesson } from '../../../lib/outline.ts';

export type MovedItem = { kind: 'lesson'; lessonId: string } | { kind: 'block'; blockId: string; lessonId: string };
type Target = { id: string; title: string };

type MoveDialogProps = {
  course: EditedCourse;
  moving: MovedItem | null;
  onMove: (moving: MovedItem, target: Target) => void;
  onClose: () => void;
};

export function MoveDialog({ course, moving, onMove, onClose }: MoveDialogProps) {
  const title = moving?.kind === 'lesson' ? findLesson(course, moving.lessonId)?.lesson.title : undefined;
  return (
    <Modal
      opened={moving !== null}
      onClose={onClose}
      title={title === undefined ? texts.blockTo : texts.lessonTo(title)}
    >
      {moving && <MoveForm course={course} moving={moving} onMove={onMove} onClose={onClose} />}
    </Modal>
  );
}

function MoveForm({ course, moving, onMove, onClose }: MoveDialogProps & { moving: MovedItem }) {
  const [targetId, setTargetId] = useState<string | null>(null);
  const isLesson = moving.kind === 'lesson';
  const currentModuleId = findLesson(course, moving.lessonId)?.module.moduleId;
  const modules = course.modules.filter(({ moduleId }) => moduleId !== currentModuleId);
  const lessons = course.modules.map(({ moduleId, title, lessons: own }) => ({
    group: title,
    key: moduleId,
    items: own
      .filter(({ lessonId }) => lessonId !== moving.lessonId)
      .map((lesson) => ({ value: lesson.lessonId, label: lesson.title })),
  }));
  const move = () => {
    if (targetId === null) return;
    const title = isLesson
      ? modules.find(({ moduleId }) => moduleId === targetId)?.title
      : findLesson(course, targetId)?.lesson.title;
    onMove(moving, { id: targetId, title: title ?? '' });
  };
  return (
    <>
      <Select
        label={isLesson ? texts.module : texts.lesson}
        description={isLesson ? texts.lessonHint : texts.blockHint}
        placeholder={texts.choose}
        searchable
        data-autofocus
        limit={50}
        comboboxProps={{ withinPortal: true }}
        nothingFoundMessage={texts.nothing}
        data={isLesson ? modules.map(({ moduleId, title }) => ({ value: moduleId, label: title })) : lessons}
        value={targetId}
        onChange={setTargetId}
      />
      <Group mt="lg">
        <Button disabled={targetId === null} onClick={move}>
          {texts.submit}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Group>
    </>
  );
}
