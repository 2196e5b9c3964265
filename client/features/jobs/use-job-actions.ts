import { useQueryClient } from '@tanstack/react-query';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ask } from '../../components/ask/ask.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export type NamedJob = Pick<EditedJob, 'jobId'> & { title: string };
export type ConfirmedAction = 'extend' | 'close' | 'remove';

const publicKeys = [['job'], ['jobs'], ['jobsCount']] as const;

/** Refetches lists and counts of jobs, also the public ones; with `stillExists`, also the job. */
export function useJobRefresh() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  return (stillExists = true) =>
    Promise.all([
      utils.jobs.page.invalidate(),
      utils.jobs.counts.invalidate(),
      ...publicKeys.map((queryKey) => client.invalidateQueries({ queryKey })),
      stillExists ? utils.jobs.job.invalidate() : undefined,
    ]);
}

type DuplicateEvents = {
  onCopied: (jobId: string, sentence: string) => Promise<void> | void;
  onFailed: (message: string, job: NamedJob) => void;
};

export function useDuplicateJob({ onCopied, onFailed }: DuplicateEvents) {
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

export function useJobAction(onDone: (action: ConfirmedAction, sentence: string) => void) {
  const refresh = useJobRefresh();
  const mutations = {
    extend: trpc.jobs.extend.useMutation(),
    close: trpc.jobs.close.useMutation(),
    remove: trpc.jobs.remove.useMutation(),
  };
  return (action: ConfirmedAction, { jobId, title }: NamedJob) => {
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
