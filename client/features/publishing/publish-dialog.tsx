import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import { PublishForm } from './publish-form.tsx';
import { PublishedNote, type PublishOutcome } from './publish-outcome.tsx';

export type PublishMode = 'publish' | 'submit';

type PublishDialogProps = {
  mode: PublishMode;
  course: EditedCourse;
  flush: () => Promise<void>;
  opened: boolean;
  onClose: () => void;
  onSettings: () => void;
};

export function PublishDialog({ opened, onClose, ...props }: PublishDialogProps) {
  const { mode, course } = props;
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null);
  const title = mode === 'submit' ? texts.titleSubmit : course.isOnline ? texts.titleChanges : texts.title;
  return (
    <Modal
      title={outcome === null ? title : outcome.version === null ? texts.submitted : texts.published}
      size="lg"
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setOutcome(null)}
    >
      {outcome === null ? (
        <PublishForm {...props} onClose={onClose} onDone={setOutcome} />
      ) : (
        <PublishedNote outcome={outcome} courseId={course.courseId} onClose={onClose} />
      )}
    </Modal>
  );
}
