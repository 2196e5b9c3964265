import { Stack } from '@mantine/core';
import type { VersionInList } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';

const { confirm: texts, activateFailed } = adminImportTexts.versions;

/** Asks before new tests begin with another version. */
export function ActivateDialog({ version, onClose }: { version: VersionInList | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const shown = useLast(version);
  const activate = trpc.adminImport.activate.useMutation({
    onSuccess: async () => {
      await utils.adminImport.versions.invalidate();
      onClose();
    },
  });
  const close = () => {
    activate.reset();
    onClose();
  };
  const { versionId = 0, number = 0, findings = 0 } = shown ?? {};
  return (
    <ConfirmDialog
      title={texts.title(number)}
      opened={version !== null}
      confirmLabel={texts.confirm}
      isDangerous={false}
      isBusy={activate.isPending}
      failure={activate.error && sentenceOf(activate.error, activateFailed)}
      onClose={close}
      onConfirm={() => activate.mutate({ versionId })}
    >
      <Stack gap="sm">
        <p>{texts.text}</p>
        {findings > 0 && <p>{texts.warnings(findings)}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
