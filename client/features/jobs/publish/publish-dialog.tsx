import { Button, Modal, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { DefinitionItem } from '../../../components/decision-answer.tsx';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { PublishForm } from './publish-form.tsx';

/** `left`: closed by following a problem; the focus goes to its field instead of the button. */
export type PublishState = 'closed' | 'open' | 'left';

type PublishDialogProps = {
  job: EditedJob;
  saves: JobSaves;
  state: PublishState;
  onClose: () => void;
  onField: (field: keyof JobDraft) => void;
};

export function PublishDialog({ state, onClose, ...props }: PublishDialogProps) {
  const { job } = props;
  const opened = state === 'open';
  const [endsAt, setEndsAt] = useState<Date | null>(null);
  const [question, setQuestion] = useState('');
  const asked = job.status === 'closed' ? jobActionTexts.reopen.title : job.isOnline ? texts.titleChanges : texts.title;
  if (opened && endsAt === null && question !== asked) setQuestion(asked);
  return (
    <Modal
      title={endsAt === null ? question : texts.published}
      size="lg"
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setEndsAt(null)}
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

type PublishedNoteProps = { jobId: string; endsAt: Date; onClose: () => void };

function PublishedNote({ jobId, endsAt, onClose }: PublishedNoteProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap="lg">
      <p ref={words} tabIndex={-1} role="status">
        <VisuallyHidden>{texts.published}. </VisuallyHidden>
        {texts.publishedText(formatDate(endsAt))}
      </p>
      <dl>
        <DefinitionItem term={texts.address}>{`${window.location.origin}${paths.job(jobId)}`}</DefinitionItem>
      </dl>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <LinkButton to={paths.job(jobId)} kind="action">
          {jobEditorTexts.toJob}
        </LinkButton>
      </DialogActions>
    </Stack>
  );
}
