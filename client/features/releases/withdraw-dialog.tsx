import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts, withdrawReleaseTexts as texts } from '#shared/texts/releases/release.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';

export type ReleaseDialogProps = {
  /** Null while closed. */
  release: OwnRelease | null;
  onClose: () => void;
  /** It is done; to be said where the person is then. */
  onDone: (sentence: string) => void;
};

export function WithdrawDialog({ release, onClose, onDone }: ReleaseDialogProps) {
  const shown = useLast(release);
  const refresh = useOwnRefresh();
  const withdraw = trpc.releases.withdraw.useMutation({ onSettled: refresh });
  if (shown === null) return null;
  const { releaseId, company } = shown;
  const onSuccess = () => onDone(ownReleasesTexts.withdrawn(company.name));
  const leave = () => {
    withdraw.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title(company.name)}
      text={texts.text}
      confirmLabel={texts.confirm}
      opened={release !== null}
      isBusy={withdraw.isPending}
      failure={withdraw.error && sentenceOf(withdraw.error, ownReleasesTexts.actionFailed)}
      onClose={leave}
      onConfirm={() => withdraw.mutate({ releaseId }, { onSuccess })}
    />
  );
}
