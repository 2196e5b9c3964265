import { useState } from 'react';
import type { JobProblem } from '#shared/jobs/checks.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { codeOf, detailsOf, sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { useJobRefresh } from '../use-job-actions.ts';

/** Brings the job online as it was looked through, or back online. */
export function usePublish(job: EditedJob, onDone: (endsAt: Date) => void) {
  const { jobId, revision, status } = job;
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server still misses. */
  const [refused, setRefused] = useState<readonly JobProblem[] | null>(null);
  const refresh = useJobRefresh();
  const publish = trpc.jobs.publish.useMutation();
  const reopen = trpc.jobs.reopen.useMutation();
  const isReopened = status === 'closed';
  const send = async () => {
    setFailure(null);
    setRefused(null);
    try {
      const { endsAt } = isReopened
        ? await reopen.mutateAsync({ jobId })
        : await publish.mutateAsync({ jobId, revision });
      onDone(endsAt);
    } catch (error) {
      const { problems } = detailsOf(error);
      if (codeOf(error) === 'JOB_NOT_READY' && Array.isArray(problems)) setRefused(problems as JobProblem[]);
      else if (codeOf(error) === 'JOB_CHANGED') setFailure(texts.changed);
      else setFailure(sentenceOf(error, isReopened ? jobActionTexts.reopen.failed : texts.failed));
    }
    await refresh().catch(() => undefined);
  };
  return { send: () => void send(), isPending: publish.isPending || reopen.isPending, failure, refused };
}
