import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { OwnApplication } from '#shared/applications/state.ts';
import { withdrawApplicationTexts as texts } from '#shared/texts/applications/applying.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';

type WithdrawApplicationDialogProps = {
  /** Null while closed. */
  application: OwnApplication | null;
  onClose: () => void;
  onDone: (sentence: string) => void;
};

/** Asks whether the release ends, too; without one there is nothing to ask. */
export function WithdrawApplicationDialog({ application, onClose, onDone }: WithdrawApplicationDialogProps) {
  const shown = useLast(application);
  const refresh = useOwnRefresh();
  const withdraw = trpc.applications.withdraw.useMutation({ onSettled: refresh });
  const [endsRelease, setEndsRelease] = useState(true);
  if (shown === null) return null;
  const { applicationId, jobTitle, company, releaseId } = shown;
  const leave = () => {
    withdraw.reset();
    setEndsRelease(true);
    onClose();
  };
  const onSuccess = () => {
    setEndsRelease(true);
    onDone(texts.done);
  };
  const confirm = () =>
    withdraw.mutate({ applicationId, endsRelease: endsRelease && releaseId !== null }, { onSuccess });
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(jobTitle, company.name)}
      confirmLabel={texts.confirm}
      opened={application !== null}
      isBusy={withdraw.isPending}
      failure={withdraw.error && sentenceOf(withdraw.error, texts.failed)}
      onClose={leave}
      onConfirm={confirm}
    >
      {releaseId !== null && (
        <Radio.Group
          label={texts.label}
          value={endsRelease ? 'ends' : 'stays'}
          onChange={(value) => setEndsRelease(value === 'ends')}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="ends" label={texts.ends} description={texts.endsText} />
            <Radio value="stays" label={texts.stays} description={texts.staysText} />
          </Stack>
        </Radio.Group>
      )}
    </ConfirmDialog>
  );
}
