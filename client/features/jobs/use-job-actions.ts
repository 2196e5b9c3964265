import { useQueryClient } from '@tanstack/react-query';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ask } from '../../components/ask/ask.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export type NamedJob = Pick<EditedJob, 'jobId'> & { title: string };
/** What is asked about before it is done. */
export type AskedAction = 'extend' | 'close' | 'remove';

/** How the pages that everybody sees remember a job, the list of all jobs and their number. */
const publicKeys = [['job'], ['jobs'], ['jobsCount']] as const;

/** Lists and numbers of jobs are read anew, those that everybody sees, too, and with `isKept` the job that is open as well. */
export function useJobRefresh() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  return (isKept = true) =>
    Promise.all([
      utils.jobs.page.invalidate(),
      utils.jobs.counts.invalidate(),
      ...publicKeys.map((queryKey) => client.invalidateQueries({ queryKey })),
      // Of a job that is gone nothing can be read any more.
      isKept ? utils.jobs.job.invalidate() : undefined,
    ]);
}

type Outcomes = {
  /** `sentence`: what the copy is. */
  onCopied: (jobId: string, sentence: string) => Promise<void> | void;
  onFailed: (message: string, job: NamedJob) => void;
};

/** Copies a job. The copy appears in the list, as the last changed the first. */
export function useDuplicateJob({ onCopied, onFailed }: Outcomes) {
  const refresh = useJobRefresh();
  const duplicate = trpc.jobs.duplicate.useMutation();
  const copy = async (job: NamedJob) => {
    try {
      const made = await duplicate.mutateAsync({ jobId: job.jobId });
      await onCopied(made.jobId, texts.duplicatedText(job.title));
    } catch (error) {
      onFailed(sentenceOf(error, texts.duplicateFailed), job);
    }
    await refresh();
  };
  return { mutate: (job: NamedJob) => void copy(job), isPending: duplicate.isPending };
}

/** Asks before a job is extended, closed or deleted. `onDone`: the pressed button may have gone with the job. */
export function useJobAction(onDone: (action: AskedAction, sentence: string) => void) {
  const refresh = useJobRefresh();
  const mutations = {
    extend: trpc.jobs.extend.useMutation(),
    close: trpc.jobs.close.useMutation(),
    remove: trpc.jobs.remove.useMutation(),
  };
  return (action: AskedAction, { jobId, title }: NamedJob) => {
    const words = texts[action];
    const run = async () => {
      let isDone = false;
      try {
        await mutations[action].mutateAsync({ jobId });
        isDone = true;
      } finally {
        void refresh(!isDone || action !== 'remove');
      }
    };
    ask({
      title: words.title,
      text: words.text(title),
      confirmLabel: words.action,
      isDangerous: action !== 'extend',
      run,
      failed: words.failed,
      onDone: () => onDone(action, words.done),
    });
  };
}
