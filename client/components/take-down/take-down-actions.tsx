import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TakenKind } from '#shared/moderation/schema.ts';
import { takeDownTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { trpc } from '../../trpc.ts';
import { ReasonDialog } from '../admin-detail/reason-dialog.tsx';
import { firstGround, GroundChoice } from './ground-choice.tsx';

type TakeDownActionsProps = {
  kind: TakenKind;
  resourceId: string;
  title: string;
  isTakenDown: boolean;
  /** Shows it as it is after the change. */
  onChanged: () => Promise<void>;
};

/** What platform admins can do with a course or a job, with a reason each. */
export function TakeDownActions(props: TakeDownActionsProps) {
  const [dialog, setDialog] = useState<'takeDown' | 'putBack' | null>(null);
  const next = props.isTakenDown ? 'putBack' : 'takeDown';
  const close = () => setDialog(null);
  return (
    <>
      <Button variant="default" onClick={() => setDialog(next)}>
        {texts[next]}
      </Button>
      <TakeDownDialog {...props} opened={dialog === 'takeDown'} onClose={close} />
      <PutBackDialog {...props} opened={dialog === 'putBack'} onClose={close} />
    </>
  );
}

type DialogProps = TakeDownActionsProps & { opened: boolean; onClose: () => void };

function TakeDownDialog({ kind, resourceId, title, opened, onClose, onChanged }: DialogProps) {
  const [ground, setGround] = useFresh(opened, firstGround);
  const takeDown = trpc.adminModeration.takeDown.useMutation({ onSuccess: () => onChanged().then(close) });
  function close() {
    takeDown.reset();
    onClose();
  }
  return (
    <ReasonDialog
      title={texts.titles.takeDown[kind]}
      text={texts.takeDownText(title)}
      confirmLabel={texts.takeDown}
      opened={opened}
      isBusy={takeDown.isPending}
      failure={takeDown.error && sentenceOf(takeDown.error, texts.failed)}
      onClose={close}
      onConfirm={({ reason }) => takeDown.mutate({ kind, resourceId, ground, reason })}
    >
      <GroundChoice ground={ground} onChange={setGround} />
    </ReasonDialog>
  );
}

function PutBackDialog({ kind, resourceId, title, opened, onClose, onChanged }: DialogProps) {
  const putBack = trpc.adminModeration.putBack.useMutation({ onSuccess: () => onChanged().then(close) });
  function close() {
    putBack.reset();
    onClose();
  }
  return (
    <ReasonDialog
      title={texts.titles.putBack[kind]}
      text={texts.putBackText(title)}
      confirmLabel={texts.putBack}
      isDangerous={false}
      opened={opened}
      isBusy={putBack.isPending}
      failure={putBack.error && sentenceOf(putBack.error, texts.failed)}
      onClose={close}
      onConfirm={({ reason }) => putBack.mutate({ kind, resourceId, reason })}
    />
  );
}
