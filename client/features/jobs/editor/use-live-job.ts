import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobEvent } from '#shared/jobs/state.ts';
import { jobEditorTexts, jobConflictTexts as texts } from '#shared/texts/jobs/editor.ts';
import { pageId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { toastError } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { JobSaves } from '../saving/job-saves.ts';

type Live = {
  jobId: string;
  saves: JobSaves;
  onRemoteChange: (sentence: string) => void;
};

export function useLiveJob({ jobId, saves, onRemoteChange }: Live): void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const handleEvent = async ({ kind, name, pageId: page }: JobEvent) => {
    if (page === pageId) return;
    if (kind === 'gone') {
      // Unsaved changes stay visible, and the page explains why they cannot be saved.
      if (hasLeft.current || saves.handleDeletion()) return;
      toastError(jobEditorTexts.gone);
      return navigate(paths.company.jobs, { replace: true });
    }
    // Saves first, so that a conflict asks the person for a decision.
    saves.flush();
    await utils.jobs.job.refetch({ jobId });
    if (kind === 'status' && name !== null) onRemoteChange(texts.liveStatus(name));
  };
  trpc.jobs.changes.useSubscription({ jobId }, { onData: (event) => void handleEvent(event) });
}
