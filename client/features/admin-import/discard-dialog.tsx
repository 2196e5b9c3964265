import type { VersionInList } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';

const { discardConfirm: texts, discardFailed } = adminImportTexts.versions;

type DiscardDialogProps = {
  version: VersionInList | null;
  onClose: () => void;
  /** When the list no longer shows it; the button that was pressed has gone with it. */
  onDiscarded: (number: number) => void;
};

/** Asks before a version goes that was never active. */
export function DiscardDialog({ version, onClose, onDiscarded }: DiscardDialogProps) {
  const utils = trpc.useUtils();
  const shown = useLast(version);
  const discard = trpc.adminImport.removeDraft.useMutation({
    // Whoever is refused sees a list that is no longer so.
    onSettled: async (_, error) => {
      await utils.adminImport.versions.invalidate();
      if (error === null) onDiscarded(shown?.number ?? 0);
    },
  });
  const close = () => {
    discard.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title(shown?.number ?? 0)}
      text={texts.text}
      opened={version !== null}
      confirmLabel={texts.confirm}
      isBusy={discard.isPending}
      failure={discard.error && sentenceOf(discard.error, discardFailed)}
      onClose={close}
      onConfirm={() => discard.mutate({ versionId: shown?.versionId ?? 0 })}
    />
  );
}
