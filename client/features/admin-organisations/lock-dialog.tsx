import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { grounds } from '#shared/moderation/decision.ts';
import { adminOrganisationTexts } from '#shared/texts/admin-organisations.ts';
import { groundNames } from '#shared/texts/locked.ts';
import { ReasonDialog } from '../../components/admin-detail/reason-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { type DialogProps, useChanged } from './use-changed.ts';

const { lockDialog: texts } = adminOrganisationTexts;
const choices = grounds.map((ground) => ({ value: ground, label: groundNames[ground] }));

export function LockDialog({ organisation: { organisationId, name }, opened, onClose }: DialogProps) {
  const [ground, setGround] = useState<(typeof grounds)[number]>('terms');
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
      <NativeSelect
        label={texts.ground}
        data={choices}
        value={ground}
        onChange={(event) => setGround(grounds.find((one) => one === event.currentTarget.value) ?? ground)}
      />
    </ReasonDialog>
  );
}
