import { Button, Group, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { twoFactorTexts as texts } from '#shared/texts/account/account.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import classes from './two-factor.module.css';

type TwoFactorSectionProps = { email: string; isOn: boolean; recoveryCodesLeft: number };
type Dialog = 'turnOn' | 'renew' | 'turnOff' | null;

export function TwoFactorSection({ email, isOn, recoveryCodesLeft }: TwoFactorSectionProps) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const [isTurnedOff, setIsTurnedOff] = useState(false);
  const close = () => setDialog(null);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <TwoFactorState isOn={isOn} recoveryCodesLeft={recoveryCodesLeft} />
      <Group gap="sm" align="stretch">
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setDialog('renew')}>
              {texts.renew}
            </Button>
            <Button variant="default" onClick={() => setDialog('turnOff')}>
              {texts.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setDialog('turnOn')}>
            {texts.turnOn}
          </Button>
        )}
      </Group>
      <SavedNote note={isTurnedOff && !isOn && texts.turnedOff} />
      <TurnOnDialog email={email} opened={dialog === 'turnOn'} onClose={close} />
      <RenewCodesDialog email={email} opened={dialog === 'renew'} onClose={close} />
      <TurnOffDialog opened={dialog === 'turnOff'} onClose={close} onTurnedOff={() => setIsTurnedOff(true)} />
    </SettingsSection>
  );
}

function TwoFactorState({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const StateIcon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <div className={classes.state} data-on={isOn}>
      <StateIcon className={classes.icon} size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <Text fw={600}>{isOn ? texts.on : texts.off}</Text>
        <Text mt={2} c="dimmed">
          {isOn ? texts.codesLeft(recoveryCodesLeft) : texts.offText}
        </Text>
      </div>
    </div>
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
