import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { may } from '#shared/permissions.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { FormError } from '../form-error/form-error.tsx';

type SaveJobProps = {
  jobId: string;
  title: string;
  isQuiet?: boolean;
  /** The job has an application, so it is offered to be removed only. */
  hasApplied?: boolean;
};

export function SaveJob(props: SaveJobProps) {
  const session = useSession();
  if (session.status !== 'signedIn' || !may(session.user, 'match.own')) return null;
  return <SaveButton {...props} />;
}

function SaveButton({ jobId, title, isQuiet = false, hasApplied = false }: SaveJobProps) {
  const { isSaved, hasChanged, toggle, isReady, failure } = useSavedJobs(jobId);
  if (hasApplied && !isSaved && !hasChanged) return null;
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Button
        variant={isQuiet ? 'subtle' : 'default'}
        {...(isQuiet && { px: 'xs', c: 'bright', ...(!isReady && { bg: 'transparent' }) })}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        aria-pressed={isSaved}
        disabled={!isReady}
        onClick={toggle}
      >
        {isSaved ? texts.saved : texts.save}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {failure !== null && (
        <Box w="100%">
          <FormError message={failure} />
        </Box>
      )}
    </>
  );
}

function useSavedJobs(jobId: string) {
  const utils = trpc.useUtils();
  const ids = trpc.savedJobs.ids.useQuery(undefined, { staleTime: 60_000 });
  const isSaved = ids.data?.includes(jobId) ?? false;
  const show = (isIncluded: boolean) =>
    utils.savedJobs.ids.setData(undefined, (before = []) =>
      isIncluded ? [...new Set([...before, jobId])] : before.filter((one) => one !== jobId),
    );
  // Does not refetch the visible list, so that a job removed by mistake can be saved again.
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
    hasChanged: !save.isIdle || !remove.isIdle,
    toggle,
    isReady: ids.data !== undefined && !save.isPending && !remove.isPending,
    failure: error === null ? null : sentenceOf(error, texts.saveFailed),
  };
}
