import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { JobMissing } from '../../../components/job-page-head.tsx';
import { isNothing } from '../../../lib/refused.ts';
import { trpc } from '../../../trpc.ts';
import { previewParam, previewValue } from '../job-address.ts';
import { useJobSaves } from '../saving/use-job-saves.ts';
import { JobEditorSkeleton } from './job-editor-skeleton.tsx';
import { OpenJob } from './open-job.tsx';
import { ReadJob } from './read-job.tsx';

type JobEditorProps = {
  jobId: string;
  user: SessionUser;
  /** What the page says of the job below its header. */
  notice: (job: EditedJob) => ReactNode;
};

/** A job of the company: loading, missing, to be read, or open to be written. */
export function JobEditor({ jobId, user, notice }: JobEditorProps) {
  const [params] = useSearchParams();
  const saves = useJobSaves(jobId, user);
  const query = trpc.jobs.job.useQuery({ jobId }, { refetchOnMount: 'always' });
  const { data: job, error } = query;
  const [initial, setInitial] = useState<JobDraft | null>(null);
  // Writing never begins on a remembered job: it may be older than what others have saved.
  const isFresh = job !== undefined && query.isFetchedAfterMount;
  useEffect(() => {
    if (initial === null && saves !== null && isFresh) setInitial(saves.begin(job));
  }, [initial, saves, isFresh, job]);
  if (isNothing(error) && initial === null) return <JobMissing />;
  if (job !== undefined && !job.mayEdit) return <ReadJob job={job} notice={notice(job)} />;
  if (job !== undefined && saves !== null && initial !== null) {
    const isPreview = params.get(previewParam) === previewValue;
    return <OpenJob job={job} saves={saves} initial={initial} isPreview={isPreview} notice={notice(job)} />;
  }
  if (error !== null) return <ErrorState isPage title={texts.loadFailed} onRetry={() => void query.refetch()} />;
  return <JobEditorSkeleton />;
}
