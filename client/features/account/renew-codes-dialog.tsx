import { useState } from 'react';
import { twoFactorTexts as texts } from '#shared/texts/account/account.ts';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type CodesDialogProps = { email: string; opened: boolean; onClose: () => void };

export function RenewCodesDialog({ email, opened, onClose }: CodesDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const utils = trpc.useUtils();
  const renew = trpc.account.renewRecoveryCodes.useMutation({
    onSuccess: async ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      await utils.account.overview.invalidate();
    },
  });
  return (
    <AccountDialog
      title={texts.renewal.title}
      opened={opened}
      onClose={onClose}
      onClosed={() => setCodes(null)}
      closable={codes === null}
    >
      {codes === null ? (
        <PasswordStep
          withCode
          text={texts.renewal.text}
          action={texts.renew}
          isPending={renew.isPending}
          onSubmit={renew.mutate}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes email={email} codes={codes} onSaved={onClose} />
      )}
    </AccountDialog>
  );
}
