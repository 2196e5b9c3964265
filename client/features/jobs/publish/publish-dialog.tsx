import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { PublishForm } from './publish-form.tsx';
import { PublishedNote } from './published-note.tsx';

/** 'left': a problem was followed, and the keyboard goes on at its field instead of at the button. */
export type PublishState = 'closed' | 'open' | 'left';

type PublishDialogProps = {
  job: EditedJob;
  saves: JobSaves;
  state: PublishState;
  onClose: () => void;
  onClosed: () => void;
  onField: (field: keyof JobDraft) => void;
};

/** What is inside begins anew each time it opens. */
export function PublishDialog({ state, onClose, onClosed, ...props }: PublishDialogProps) {
  const { job } = props;
  const opened = state === 'open';
  const [endsAt, setEndsAt] = useState<Date | null>(null);
  /** What was asked stays the question while the job changes below. */
  const [question, setQuestion] = useState('');
  const asked = job.status === 'closed' ? jobActionTexts.reopen.title : job.isOnline ? texts.titleChanges : texts.title;
  if (opened && endsAt === null && question !== asked) setQuestion(asked);
  return (
    <Modal
      title={endsAt === null ? question : texts.published}
      size="lg"
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setEndsAt(null);
        onClosed();
      }}
      returnFocus={state !== 'left'}
    >
      {endsAt === null ? (
        <PublishForm {...props} onClose={onClose} onDone={setEndsAt} />
      ) : (
        <PublishedNote jobId={job.jobId} endsAt={endsAt} onClose={onClose} />
      )}
    </Modal>
  );
}
