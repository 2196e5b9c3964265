import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobPublishTexts as texts } from '#shared/texts/job-editor.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { PublishForm } from './publish-form.tsx';
import { PublishedNote } from './published-note.tsx';

type PublishModalProps = {
  job: EditedJob;
  saves: JobSaves;
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
  onField: (field: keyof JobDraft) => void;
};

/** What is inside begins anew each time it opens. */
export function PublishModal({ opened, onClose, onClosed, onField, ...props }: PublishModalProps) {
  const { job } = props;
  /** A problem was followed: the keyboard goes on at its field instead of at the button. */
  const [isFollowing, setIsFollowing] = useState(false);
  const [endsAt, setEndsAt] = useState<Date | null>(null);
  /** What was asked stays the question while the job changes below. */
  const [question, setQuestion] = useState('');
  const asked = job.status === 'closed' ? jobActionTexts.reopen.title : job.isOnline ? texts.titleChanges : texts.title;
  if (opened && endsAt === null && question !== asked) setQuestion(asked);
  const follow = (field: keyof JobDraft) => {
    setIsFollowing(true);
    onField(field);
  };
  return (
    <Modal
      title={endsAt === null ? question : texts.published}
      size="lg"
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setEndsAt(null);
        setIsFollowing(false);
        onClosed();
      }}
      returnFocus={!isFollowing}
    >
      {endsAt === null ? (
        <PublishForm {...props} onField={follow} onClose={onClose} onDone={setEndsAt} />
      ) : (
        <PublishedNote jobId={job.jobId} endsAt={endsAt} onClose={onClose} />
      )}
    </Modal>
  );
}
