import { Button } from '@mantine/core';
import { useState } from 'react';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';

type DiscardPlanProps = {
  courseId: string;
  generationId: string;
  isDisabled?: boolean;
  what?: keyof typeof texts.discarding;
};

/** Forgets the order with its plan. The course and its files stay. */
export function DiscardPlan({ courseId, generationId, isDisabled = false, what = 'plan' }: DiscardPlanProps) {
  const [isAsked, setIsAsked] = useState(false);
  const discarding = texts.discarding[what];
  const utils = trpc.useUtils();
  const discard = trpc.ai.discard.useMutation({ onSuccess: () => utils.ai.invalidate() });
  return (
    <>
      <Button variant="subtle" disabled={isDisabled} onClick={() => setIsAsked(true)}>
        {discarding.action}
      </Button>
      <ConfirmDialog
        title={discarding.title}
        opened={isAsked}
        text={discarding.text}
        confirmLabel={discarding.action}
        isBusy={discard.isPending}
        failure={discard.error && sentenceOf(discard.error, discarding.failed)}
        onClose={() => setIsAsked(false)}
        onConfirm={() => discard.mutate({ courseId, generationId })}
      />
    </>
  );
}
