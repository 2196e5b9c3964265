import { Button, Stack, Text } from '@mantine/core';
import { withoutLesson } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { endTexts as texts } from '#shared/texts/ai/ai.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';

export function SkipLesson({ courseId, generation }: { courseId: string; generation: GenerationView }) {
  const { generationId, planRevision, plan, lessons } = generation;
  const utils = trpc.useUtils();
  const change = trpc.ai.changePlan.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const key = lessons.find(({ state }) => state === 'waiting')?.key;
  const title = plan?.modules.flatMap((module) => module.lessons).find((lesson) => lesson.key === key)?.title;
  if (plan === null || key === undefined || title === undefined || lessons.length === 1) return null;
  const skip = () => change.mutate({ courseId, generationId, planRevision, plan: withoutLesson(plan, key) });
  return (
    <Stack gap="xs" align="flex-start">
      <Text c="dimmed">{texts.skipText(title)}</Text>
      <FormError message={change.error && sentenceOf(change.error, texts.skipFailed)} />
      <Button variant="default" size="sm" loading={change.isPending} onClick={skip}>
        {texts.skip(title)}
      </Button>
    </Stack>
  );
}
