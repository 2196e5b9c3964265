import { adminOrganisationTexts } from '#shared/texts/admin/organisations.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { type DialogProps, useChanged } from './use-changed.ts';

const { unlockDialog: texts } = adminOrganisationTexts;

export function UnlockDialog({ organisation: { organisationId, name }, opened, onClose }: DialogProps) {
  const onChanged = useChanged(organisationId);
  const unlock = trpc.adminOrganisations.unlock.useMutation({ onSuccess: async () => onChanged().then(close) });
  function close() {
    unlock.reset();
    onClose();
  }
  return (
    <ReasonDialog
      title={texts.title(name)}
      text={texts.text}
      confirmLabel={texts.confirm}
      isDangerous={false}
      opened={opened}
      isBusy={unlock.isPending}
      failure={unlock.error && sentenceOf(unlock.error, texts.failed)}
      onClose={close}
      onConfirm={({ reason }) => unlock.mutate({ organisationId, reason })}
    />
  );
}
