import { twoFactorTexts as texts } from '#shared/texts/account.ts';
import { trpc } from '../../trpc.ts';
import { AccountModal } from './account-modal.tsx';
import { PasswordStep } from './password-step.tsx';

type TurnOffModalProps = { opened: boolean; onClose: () => void; onTurnedOff: () => void };

export function TurnOffModal({ opened, onClose, onTurnedOff }: TurnOffModalProps) {
  const utils = trpc.useUtils();
  const turnOff = trpc.account.disableTwoFactor.useMutation({
    onSuccess: async () => {
      onClose();
      onTurnedOff();
      await utils.account.overview.invalidate();
    },
  });
  return (
    <AccountModal title={texts.shutdown.title} opened={opened} onClose={onClose}>
      <PasswordStep
        withCode
        text={texts.shutdown.text}
        action={texts.turnOff}
        isPending={turnOff.isPending}
        onSubmit={turnOff.mutate}
        onCancel={onClose}
      />
    </AccountModal>
  );
}
