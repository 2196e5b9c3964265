import { adminOrganisationTexts } from '#shared/texts/admin/organisations.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { firstGround, GroundChoice } from '../../components/take-down/ground-choice.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { trpc } from '../../trpc.ts';
import { type DialogProps, useChanged } from './use-changed.ts';

const { lockDialog: texts } = adminOrganisationTexts;

export function LockDialog({ organisation: { organisationId, name }, opened, onClose }: DialogProps) {
  const [ground, setGround] = useFresh(opened, firstGround);
  const onChanged = useChanged(organisationId);
  const lock = trpc.adminOrganisations.lock.useMutation({ onSuccess: async () => onChanged().then(close) });
  function close() {
    lock.reset();
    onClose();
  }
  return (
    <ReasonDialog
      title={texts.title(name)}
      text={texts.text}
      confirmLabel={texts.confirm}
      opened={opened}
      isBusy={lock.isPending}
      failure={lock.error && sentenceOf(lock.error, texts.failed)}
      onClose={close}
      onConfirm={({ reason }) => lock.mutate({ organisationId, ground, reason })}
    >
      <GroundChoice ground={ground} onChange={setGround} />
    </ReasonDialog>
  );
}
