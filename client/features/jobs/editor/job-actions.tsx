import { Button, Group } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/job-editor.ts';
import { paths } from '../../../app/paths.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { toastSuccess } from '../../../lib/toast.ts';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { type Asked, JobActionDialog } from '../job-action-dialog.tsx';
import { dialogParam, reopenValue } from '../job-address.ts';
import { PublishModal } from '../publish/publish-modal.tsx';
import type { JobSaves } from '../saving/job-saves.ts';
import type { AskedAction } from '../use-job-actions.ts';
import { JobMenu } from './job-menu.tsx';

type JobActionsProps = {
  job: EditedJob;
  saves: JobSaves;
  isPreview: boolean;
  onPreview: (isShown: boolean) => void;
  /** A problem is followed to its field; `onClosed` once the dialog is out of the way. */
  onField: (field: keyof JobDraft) => void;
  onClosed: () => void;
  /** Something is done that shows in the editor. */
  onDone: (sentence: string) => void;
};

/** Preview, publishing, and the menu with everything about the job as a whole. */
export function JobActions({ job, saves, isPreview, onPreview, onField, onClosed, onDone }: JobActionsProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isPublishing, setIsPublishing] = useState(
    params.get(dialogParam) === reopenValue && job.status === 'closed' && job.mayPublish,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const done = (action: AskedAction, sentence: string) => {
    if (action !== 'remove') return onDone(sentence);
    toastSuccess(sentence);
    void navigate(paths.company.jobs);
  };
  const PreviewIcon = isPreview ? IconPencil : IconEye;
  return (
    <>
      <Button
        variant="default"
        leftSection={<PreviewIcon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onPreview(!isPreview)}
      >
        {isPreview ? jobEditorTexts.edit : jobEditorTexts.preview}
      </Button>
      <NextButton job={job} onClick={() => setIsPublishing(true)} />
      <JobMenu
        job={job}
        saves={saves}
        onAsk={(action) => setAsked({ action, job: { jobId: job.jobId, title: job.draft.title } })}
        onReopen={() => setIsPublishing(true)}
        onFailure={setFailure}
      />
      {failure !== null && (
        <Group w="100%">
          <FormError message={failure} onClose={() => setFailure(null)} />
        </Group>
      )}
      <PublishModal
        job={job}
        saves={saves}
        opened={isPublishing}
        onClose={() => setIsPublishing(false)}
        onClosed={onClosed}
        onField={(field) => {
          setIsPublishing(false);
          onField(field);
        }}
      />
      <JobActionDialog asked={asked} onClose={() => setAsked(null)} onDone={done} />
    </>
  );
}

/** The one thing to do next; nothing to press while all of it is published. */
function NextButton({ job, onClick }: { job: EditedJob; onClick: () => void }) {
  const isNarrow = useNarrow();
  const isUpToDate = job.isOnline && !job.hasChanges;
  const label =
    job.status === 'closed' ? jobActionTexts.reopen.action : job.isOnline ? texts.publishChanges : texts.publish;
  return (
    <Button
      color="coral"
      disabled={isUpToDate}
      title={isUpToDate ? texts.upToDate : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {isNarrow && label === texts.publishChanges ? texts.short : label}
    </Button>
  );
}
