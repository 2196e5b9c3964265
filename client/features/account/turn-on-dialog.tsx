import { useState } from 'react';
import { twoFactorTexts as texts } from '#shared/texts/account/account.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { CodesDialogProps } from './renew-codes-dialog.tsx';
import { ScanStep } from './scan-step.tsx';

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: string; qrCode: string }
  | { name: 'codes'; codes: string[] };

const initialStep: Step = { name: 'password' };

export function TurnOnDialog({ email, opened, onClose }: CodesDialogProps) {
  const [step, setStep] = useState<Step>(initialStep);
  const utils = trpc.useUtils();
  const prepare = trpc.account.prepareTwoFactor.useMutation({
    onSuccess: (prepared) => setStep({ name: 'scan', ...prepared }),
  });
  const showCodes = (codes: string[]) => {
    setStep({ name: 'codes', codes });
    void utils.account.overview.invalidate();
  };
  const title = step.name === 'codes' ? texts.codes.title : texts.turnOn;
  return (
    <AccountDialog
      title={title}
      opened={opened}
      onClose={onClose}
      onClosed={() => setStep(initialStep)}
      closable={step.name !== 'codes'}
    >
      {step.name === 'password' && (
        <PasswordStep
          text={texts.setup.passwordText}
          action={texts.setup.next}
          isPending={prepare.isPending}
          onSubmit={prepare.mutate}
          onCancel={onClose}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep secret={step.secret} qrCode={step.qrCode} onConfirmed={showCodes} onCancel={onClose} />
      )}
      <SavedNote note={step.name === 'codes' && texts.turnedOn} />
      {step.name === 'codes' && <RecoveryCodes email={email} codes={step.codes} onSaved={onClose} />}
    </AccountDialog>
  );
}
