import { Button } from '@mantine/core';
import type { TakeDownKind } from '#shared/moderation/schema.ts';
import { takeDownTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { trpc } from '../../trpc.ts';
import { ask } from '../ask/ask.tsx';
import { defaultGround, GroundChoice } from './ground-choice.tsx';

export type TakeDownActionsProps = {
  kind: TakeDownKind;
  resourceId: string;
  title: string;
  isTakenDown: boolean;
  onChanged: () => Promise<void>;
};

export function TakeDownActions({ kind, resourceId, title, isTakenDown, onChanged }: TakeDownActionsProps) {
  const takeDownMutation = trpc.adminModeration.takeDown.useMutation({ onSuccess: onChanged });
  const putBackMutation = trpc.adminModeration.putBack.useMutation({ onSuccess: onChanged });
  const takeDown = () => {
    let ground = defaultGround;
    const choose = (selectedGround: typeof ground) => {
      ground = selectedGround;
    };
    ask({
      title: texts.titles.takeDown[kind],
      text: texts.takeDownText(title),
      body: <GroundChoice onChange={choose} />,
      confirmLabel: texts.takeDown,
      hasReason: true,
      run: ({ reason }) => takeDownMutation.mutateAsync({ kind, resourceId, ground, reason }),
      failed: texts.failed,
    });
  };
  const putBack = () =>
    ask({
      title: texts.titles.putBack[kind],
      text: texts.putBackText(title),
      confirmLabel: texts.putBack,
      isDangerous: false,
      hasReason: true,
      run: ({ reason }) => putBackMutation.mutateAsync({ kind, resourceId, reason }),
      failed: texts.failed,
    });
  return (
    <Button variant="default" onClick={isTakenDown ? putBack : takeDown}>
      {isTakenDown ? texts.putBack : texts.takeDown}
    </Button>
  );
}
