import { Stack } from '@mantine/core';
import type { CatalogueVersionRow, VersionsOfVariant } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ask } from '../../components/ask/ask.tsx';
import { trpc } from '../../trpc.ts';

const { confirm, activateFailed, discardConfirm, discardFailed } = adminImportTexts.versions;

type DiscardCallbacks = {
  onDiscarded: (number: number) => void;
  onGone: () => void;
};

export function useVersionActions(testVariant: VersionsOfVariant['testVariant'], discardCallbacks: DiscardCallbacks) {
  const utils = trpc.useUtils();
  const refresh = () => utils.adminImport.versions.invalidate();
  const activateMutation = trpc.adminImport.activate.useMutation({ onSuccess: refresh });
  const removeMutation = trpc.adminImport.removeDraft.useMutation({ onSettled: refresh });
  const isDraft = (versionId: number) =>
    utils.adminImport.versions
      .getData()
      ?.find((list) => list.testVariant === testVariant)
      ?.versions.some((version) => version.versionId === versionId && version.status === 'draft');
  const activate = ({ versionId, number, findings }: CatalogueVersionRow) =>
    ask({
      title: confirm.title(number),
      body: (
        <Stack gap="sm">
          <p>{confirm.text}</p>
          {findings > 0 && <p>{confirm.warnings(findings)}</p>}
        </Stack>
      ),
      confirmLabel: confirm.confirm,
      isDangerous: false,
      run: () => activateMutation.mutateAsync({ versionId }),
      failed: activateFailed,
    });
  const discard = ({ versionId, number }: CatalogueVersionRow) =>
    ask({
      title: discardConfirm.title(number),
      text: discardConfirm.text,
      confirmLabel: discardConfirm.confirm,
      run: () => removeMutation.mutateAsync({ versionId }),
      failed: discardFailed,
      onDone: () => discardCallbacks.onDiscarded(number),
      onCancel: () => {
        if (isDraft(versionId) !== true) discardCallbacks.onGone();
      },
    });
  return { activate, discard };
}
