import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobConflictTexts as conflictTexts, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { SaveNote } from '../../../components/document-bar/save-note.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { useFlushOnMount, useTemporaryNote } from '../../../lib/hooks.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { JobPreview, PreviewSkeleton } from '../preview/job-preview.tsx';
import type { JobSaves } from '../saving/job-saves.ts';
import { useSaveState } from '../saving/use-job-saves.ts';
import { goToField } from './go-to-field.ts';
import { JobForm } from './job-form.tsx';
import { JobHeader } from './job-header.tsx';
import { JobNotices } from './job-notices.tsx';
import { previewParam, previewValue, useJobDialogs } from './use-job-dialogs.tsx';
import { useJobForm } from './use-job-form.ts';
import { useLiveJob } from './use-live-job.ts';

type OpenJobProps = {
  job: EditedJob;
  saves: JobSaves;
  /** The stored job, or unsaved values of an earlier page. */
  initial: JobDraft;
  isPreview: boolean;
  notice: ReactNode;
};

export function OpenJob({ job, saves, initial, isPreview, notice }: OpenJobProps) {
  const state = useSaveState(saves);
  const [note, say] = useTemporaryNote();
  const reportAdopted = (name: string | null) => say(conflictTexts.live(name ?? conflictTexts.somebody));
  const form = useJobForm({ job, saves, initialValues: initial, onAdopted: reportAdopted });
  const [, setParams] = useSearchParams();
  const { title } = form.values;
  usePageTitle(title.trim() === '' ? texts.untitled : title);
  useLeaveWarning(state !== 'saved');
  useLiveJob({ jobId: job.jobId, saves, onRemoteChange: say });
  const showPreview = (isShown: boolean) => setParams(isShown ? { [previewParam]: previewValue } : {});
  const openField = (field: keyof JobDraft) => {
    if (isPreview) showPreview(false);
    goToField(field);
  };
  const jobDialogs = useJobDialogs({
    ...{ job, saves, isPreview },
    onPreview: showPreview,
    onField: openField,
    onDone: say,
  });
  return (
    <>
      <JobHeader
        job={job}
        title={title}
        note={
          <>
            <SaveNote state={state} />
            {jobDialogs.menu}
          </>
        }
        actions={jobDialogs.buttons}
      />
      {jobDialogs.dialogs}
      {notice}
      <Box mb={note === null ? 0 : 'sm'}>
        <SavedNote note={note} />
      </Box>
      <JobNotices saves={saves} values={form.values} onAdopt={form.setValues} />
      {isPreview ? <OpenPreview jobId={job.jobId} saves={saves} /> : <JobForm form={form} onSubmit={saves.flush} />}
    </>
  );
}

type OpenPreviewProps = { jobId: string; saves: JobSaves };

/** Saves first, then shows the job as the server sanitised it. Unsaved values are not included. */
function OpenPreview({ jobId, saves }: OpenPreviewProps) {
  const utils = trpc.useUtils();
  const flushed = useFlushOnMount(async () => {
    if (!(await saves.settled())) throw new Error(texts.flushFailed);
  });
  const { data: job, ...query } = useQuery({
    queryKey: ['job-preview', jobId],
    queryFn: () => utils.client.jobs.job.query({ jobId }),
    enabled: flushed.isSaved || flushed.hasFailed,
    gcTime: 0,
  });
  if (job === undefined && query.isError)
    return <ErrorState title={texts.loadFailed} onRetry={() => void query.refetch()} />;
  if (job === undefined) return <PreviewSkeleton />;
  return (
    <>
      <FormError message={flushed.hasFailed ? texts.flushFailed : null} />
      <JobPreview job={job} />
    </>
  );
}
