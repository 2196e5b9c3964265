import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

/** Whether a job is kept. What is clicked shows at once and is taken back if the server refuses it. */
export function useSavedJobs(jobId: string) {
  const utils = trpc.useUtils();
  const ids = trpc.savedJobs.ids.useQuery(undefined, { staleTime: 60_000 });
  const isSaved = ids.data?.includes(jobId) ?? false;
  const show = (isKept: boolean) =>
    utils.savedJobs.ids.setData(undefined, (before = []) =>
      isKept ? [...new Set([...before, jobId])] : before.filter((one) => one !== jobId),
    );
  // The list of what is kept stays as it is while one looks at it: what was let go by mistake can be kept again.
  const onSettled = async () => {
    await utils.savedJobs.page.invalidate(undefined, { refetchType: 'none' });
    await utils.savedJobs.ids.invalidate();
  };
  const save = trpc.savedJobs.save.useMutation({ onMutate: () => show(true), onError: () => show(false), onSettled });
  const remove = trpc.savedJobs.remove.useMutation({
    onMutate: () => show(false),
    onError: () => show(true),
    onSettled,
  });
  const toggle = () => {
    save.reset();
    remove.reset();
    (isSaved ? remove : save).mutate({ jobId });
  };
  const error = save.error ?? remove.error;
  return {
    isSaved,
    toggle,
    isReady: ids.data !== undefined && !save.isPending && !remove.isPending,
    failure: error === null ? null : sentenceOf(error, texts.saveFailed),
  };
}
