import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { twoFactorTexts as texts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

type TwoFactorSectionProps = { email: string; isOn: boolean; recoveryCodesLeft: number };
type Dialog = 'turnOn' | 'renew' | 'turnOff' | null;

export function TwoFactorSection({ email, isOn, recoveryCodesLeft }: TwoFactorSectionProps) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const [isTurnedOff, setIsTurnedOff] = useState(false);
  const close = () => setDialog(null);
  return (
    <SettingRow
      title={texts.title}
      value={
        <>
          <Text c="bright" fw={600}>
            {isOn ? texts.on : texts.off}
          </Text>
          {isOn ? texts.codesLeft(recoveryCodesLeft) : texts.text}{' '}
          <SavedNote note={isTurnedOff && !isOn && texts.turnedOff} />
        </>
      }
      action={
        <Button
          variant="default"
          aria-label={isOn ? undefined : texts.turnOn}
          onClick={() => setDialog(isOn ? 'turnOff' : 'turnOn')}
        >
          {isOn ? texts.turnOff : texts.setup.confirm}
        </Button>
      }
    >
      {isOn && (
        <Button className={common.atStart} variant="default" onClick={() => setDialog('renew')}>
          {texts.renew}
        </Button>
      )}
      <TurnOnDialog email={email} opened={dialog === 'turnOn'} onClose={close} />
      <RenewCodesDialog email={email} opened={dialog === 'renew'} onClose={close} />
      <TurnOffDialog opened={dialog === 'turnOff'} onClose={close} onTurnedOff={() => setIsTurnedOff(true)} />
    </SettingRow>
  );
}

type TurnOffDialogProps = { opened: boolean; onClose: () => void; onTurnedOff: () => void };

function TurnOffDialog({ opened, onClose, onTurnedOff }: TurnOffDialogProps) {
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
