import { useState } from 'react';
import { narrowerThan, type ReleaseScope } from '#shared/releases/scope.ts';
import { ownReleasesTexts, narrowTexts as texts } from '#shared/texts/releases/release.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { ScopeChoice } from '../../components/release-form/scope-choice.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';
import type { ReleaseDialogProps } from './withdraw-dialog.tsx';

/** Shows less of what was released. */
export function NarrowDialog({ release, onClose, onDone }: ReleaseDialogProps) {
  const shown = useLast(release);
  const refresh = useOwnRefresh();
  const narrow = trpc.releases.narrow.useMutation({ onSettled: refresh });
  const [chosen, setChosen] = useState<ReleaseScope | null>(null);
  if (shown === null) return null;
  const { releaseId, company } = shown;
  const scopes = narrowerThan(shown.scope);
  const scope = scopes.find((one) => one === chosen) ?? scopes.at(-1) ?? 'anonymous';
  const onSuccess = () => {
    setChosen(null);
    onDone(ownReleasesTexts.narrowed);
  };
  const leave = () => {
    narrow.reset();
    setChosen(null);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title(company.name)}
      text={texts.text}
      confirmLabel={texts.confirm}
      isDangerous={false}
      opened={release !== null}
      isBusy={narrow.isPending}
      failure={narrow.error && sentenceOf(narrow.error, ownReleasesTexts.actionFailed)}
      onClose={leave}
      onConfirm={() => narrow.mutate({ releaseId, scope }, { onSuccess })}
    >
      <ScopeChoice label={texts.label} scopes={scopes} scope={scope} onChoose={setChosen} />
    </ConfirmDialog>
  );
}
