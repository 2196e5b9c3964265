import { useQuery } from '@tanstack/react-query';
import { jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { useFlushed } from '../../../lib/use-flushed.ts';
import { trpc } from '../../../trpc.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { JobPreview, PreviewOutline } from './job-preview.tsx';

type OpenPreviewProps = { jobId: string; saves: JobSaves };

/** The job that is being written: saved first, then as the server has sanitised it. What cannot be saved is not in it. */
export function OpenPreview({ jobId, saves }: OpenPreviewProps) {
  const utils = trpc.useUtils();
  const written = useFlushed(async () => {
    if (!(await saves.settled())) throw new Error(texts.flushFailed);
  });
  const { data: job, ...query } = useQuery({
    queryKey: ['job-preview', jobId],
    queryFn: () => utils.client.jobs.job.query({ jobId }),
    enabled: written.isSaved || written.hasFailed,
    gcTime: 0,
  });
  if (job === undefined && query.isError)
    return <ErrorState title={texts.loadFailed} onRetry={() => void query.refetch()} />;
  if (job === undefined) return <PreviewOutline />;
  return (
    <>
      <FormError message={written.hasFailed ? texts.flushFailed : null} />
      <JobPreview job={job} />
    </>
  );
}
