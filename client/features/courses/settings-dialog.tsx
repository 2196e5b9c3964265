import { Modal } from '@mantine/core';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { SettingsForm } from './settings-form.tsx';

type SettingsDialogProps = {
  course: EditedCourse;
  mayChangeVisibility: boolean;
  /** Description and skills: what readers see of the course at once. */
  mayChangeShown: boolean;
  opened: boolean;
  onClose: () => void;
};

/** What is set once for the whole course. */
export function SettingsDialog({ opened, onClose, ...props }: SettingsDialogProps) {
  return (
    <Modal title={texts.title} size="lg" opened={opened} onClose={onClose}>
      <SettingsForm {...props} />
    </Modal>
  );
}
