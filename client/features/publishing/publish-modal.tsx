import { Modal } from '@mantine/core';
import type { EditedCourse } from '#shared/editor/state.ts';
import { publishDialogTexts as texts } from '#shared/texts/publishing.ts';
import { PublishForm } from './publish-form.tsx';

export type PublishMode = 'publish' | 'submit';

type PublishModalProps = {
  mode: PublishMode;
  course: EditedCourse;
  flush: () => Promise<void>;
  opened: boolean;
  onClose: () => void;
  onSettings: () => void;
};

/** What is inside begins anew each time it opens, the confirmation too. */
export function PublishModal({ opened, onClose, ...props }: PublishModalProps) {
  const { mode, course } = props;
  const title = mode === 'submit' ? texts.titleSubmit : course.isOnline ? texts.titleChanges : texts.title;
  return (
    <Modal title={title} size="lg" opened={opened} onClose={onClose}>
      <PublishForm {...props} onClose={onClose} />
    </Modal>
  );
}
