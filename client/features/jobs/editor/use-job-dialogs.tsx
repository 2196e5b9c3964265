import { Box } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { paths } from '../../../lib/paths.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { PublishDialog, type PublishState } from '../publish/publish-dialog.tsx';
import type { JobSaves } from '../saving/job-saves.ts';
import { type ConfirmedAction, useJobAction } from '../use-job-actions.ts';
import { JobButtons } from './job-buttons.tsx';
import { JobMenu } from './job-menu.tsx';

type JobDialogsParts = {
  job: EditedJob;
  saves: JobSaves;
  isPreview: boolean;
  onPreview: (isShown: boolean) => void;
  onField: (field: keyof JobDraft) => void;
  onDone: (sentence: string) => void;
};

type JobDialogs = { buttons: ReactNode; menu: ReactNode; dialogs: ReactNode };

export function useJobDialogs({ job, saves, isPreview, onPreview, onField, onDone }: JobDialogsParts): JobDialogs {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isReopening = params.get(dialogParam) === reopenValue && job.status === 'closed' && job.mayPublish;
  const [publishing, setPublishing] = useState<PublishState>(isReopening ? 'open' : 'closed');
  const [failure, setFailure] = useState<string | null>(null);
  const publish = () => setPublishing('open');
  const askFor = useJobAction((action, sentence) => {
    if (action !== 'remove') return onDone(sentence);
    toastSuccess(sentence);
    void navigate(paths.company.jobs);
  });
  const goToProblem = (field: keyof JobDraft) => {
    setPublishing('left');
    onField(field);
  };
  const ask = (action: ConfirmedAction) => askFor(action, { jobId: job.jobId, title: job.draft.title });
  return {
    buttons: <JobButtons job={job} isPreview={isPreview} onPreview={onPreview} onPublish={publish} />,
    menu: <JobMenu job={job} saves={saves} onAsk={ask} onReopen={publish} onFailure={setFailure} />,
    dialogs: (
      <>
        {failure !== null && (
          <Box mb="lg">
            <FormError message={failure} onClose={() => setFailure(null)} />
          </Box>
        )}
        <PublishDialog
          job={job}
          saves={saves}
          state={publishing}
          onClose={() => setPublishing('closed')}
          onField={goToProblem}
        />
      </>
    ),
  };
}

export const previewParam = 'view';
export const previewValue = 'preview';
const dialogParam = 'dialog';
const reopenValue = 'reopen';

export const previewPath = (jobId: string): string => `${paths.company.job(jobId)}?${previewParam}=${previewValue}`;
export const reopenPath = (jobId: string): string => `${paths.company.job(jobId)}?${dialogParam}=${reopenValue}`;
