import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ownReleasesTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useLastValue, useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseDialog } from '../../lib/use-release-dialog.ts';
import { trpc } from '../../trpc.ts';

/** Opens after the release is read, so that it returns the focus. */
const GiveDialog = lazyDialog(() => import('../../features/releases/give-dialog.tsx'));

type ShowNewerProps = { jobId: string; opened: boolean };

/** Shows the newer state to the company of the job, in the same extent. Without one, leads to all companies. */
export default function ShowNewer({ jobId, opened }: ShowNewerProps) {
  const { close } = useReleaseDialog();
  const application = trpc.applications.ofJob.useQuery({ jobId });
  const releaseId = application.data?.conversation?.releaseId ?? null;
  const [note, showNote] = useTemporaryNote();
  const { release, isMissing } = useOwnRelease(releaseId, opened && application.isSuccess);
  const renewed = useLastValue(release?.renewal ? release : null);
  // After the newer state is shown, the release has no renewal until the dialog closes.
  const hasNone = !renewed && (isMissing || release?.renewal === null);
  if (opened && hasNone) return <Navigate to={paths.releases} replace />;
  return (
    <>
      <SavedNote note={note} />
      {renewed?.renewal && (
        <GiveDialog
          opened={opened}
          target={renewed.renewal}
          company={renewed.company.name}
          onClose={close}
          update={{
            ...{ scope: renewed.scope, unshown: renewed.unshown, older: renewed.older, hasApplied: true },
            onDone: () => {
              close();
              showNote(texts.updated(renewed.company.name, renewed.unshown.softskills));
            },
          }}
        />
      )}
    </>
  );
}

/** Reads the pages of the own releases up to the one looked for. */
function useOwnRelease(releaseId: string | null, enabled: boolean) {
  const list = trpc.releases.page.useInfiniteQuery({}, { enabled, getNextPageParam: ({ nextCursor }) => nextCursor });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isSuccess, isError } = list;
  const releases = list.data?.pages.flatMap((page) => page.releases) ?? [];
  const release = releases.find((one) => one.releaseId === releaseId);
  const mustRead = enabled && release === undefined && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (mustRead) void fetchNextPage();
  }, [mustRead, fetchNextPage]);
  return { release, isMissing: isError || (isSuccess && release === undefined && !hasNextPage) };
}
