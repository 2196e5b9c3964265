import { Button } from '@mantine/core';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { ask } from '../../../components/ask/ask.tsx';
import { trpc } from '../../../trpc.ts';

type DiscardPlanProps = {
  courseId: string;
  generationId: string;
  isDisabled?: boolean;
  what?: keyof typeof texts.discarding;
};

/** Forgets the order with its plan. The course and its files stay. */
export function DiscardPlan({ courseId, generationId, isDisabled = false, what = 'plan' }: DiscardPlanProps) {
  const utils = trpc.useUtils();
  const discard = trpc.ai.discard.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const { title, text, action, failed } = texts.discarding[what];
  const askToDiscard = () =>
    ask({ title, text, confirmLabel: action, run: () => discard.mutateAsync({ courseId, generationId }), failed });
  return (
    <Button variant="subtle" disabled={isDisabled} onClick={askToDiscard}>
      {action}
    </Button>
  );
}
