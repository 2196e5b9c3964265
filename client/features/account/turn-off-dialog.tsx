import { twoFactorTexts as texts } from '#shared/texts/account/account.ts';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';

type TurnOffDialogProps = { opened: boolean; onClose: () => void; onTurnedOff: () => void };

export function TurnOffDialog({ opened, onClose, onTurnedOff }: TurnOffDialogProps) {
  const utils = trpc.useUtils();
  const turnOff = trpc.account.disableTwoFactor.useMutation({
    onSuccess: async () => {
      onClose();
      onTurnedOff();
      await utils.account.overview.invalidate();
    },
  });
  return (
    <AccountDialog title={texts.shutdown.title} opened={opened} onClose={onClose}>
      <PasswordStep
        withCode
        text={texts.shutdown.text}
        action={texts.turnOff}
        isPending={turnOff.isPending}
        onSubmit={turnOff.mutate}
        onCancel={onClose}
      />
    </AccountDialog>
  );
}
