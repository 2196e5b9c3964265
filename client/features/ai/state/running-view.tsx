import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { GenerationProgress, GenerationView } from '#shared/ai/state.ts';
import { runningTexts as texts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { LessonList } from './lesson-list.tsx';

type RunningViewProps = { courseId: string; generation: GenerationView; progress: GenerationProgress | null };

export function RunningView({ courseId, generation, progress }: RunningViewProps) {
  const { generationId, state, lessonId, lessons } = generation;
  const utils = trpc.useUtils();
  const stop = trpc.ai.stop.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const stage = progress?.stage ?? (state === 'writing' ? 'writing' : state === 'planning' ? 'planning' : 'reading');
  const finishedCount = lessons.filter((lesson) => lesson.state === 'written' || lesson.state === 'proposed').length;
  const counted = state === 'writing' ? { done: finishedCount, of: lessons.length } : progress;
  const isCounted = counted !== null && counted.of > 1;
  const title = stage === 'writing' && lessonId !== null ? texts.lessonWriting : texts[stage];
  return (
    <Stack component="section" gap="md" maw="48rem" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {stage === 'waiting' && <p>{texts.waitingText}</p>}
      <div>
        <Progress
          size="md"
          value={isCounted ? (counted.done / counted.of) * 100 : 100}
          animated={!isCounted}
          striped={!isCounted}
          aria-label={texts.progress}
        />
        <Group component="p" gap="0 1rem" justify="space-between" mt={6} c="dimmed" fz={14}>
          <Text span miw={0} className={common.anywhere} role="status">
            {stop.isSuccess ? texts.cancelling : texts.now[stage](progress?.at ?? '')}
          </Text>
          {isCounted && <span className={common.numbers}>{texts.units[stage](counted.done, counted.of)}</span>}
        </Group>
      </div>
      <FormError message={stop.error && sentenceOf(stop.error, texts.cancelFailed)} />
      <Group gap="0.5rem 1rem">
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate({ courseId, generationId })}>
          {texts.cancel}
        </Button>
        <Text c="dimmed" fz={14}>
          {texts.leave}
        </Text>
      </Group>
      {state === 'writing' && <LessonList courseId={courseId} generation={generation} />}
    </Stack>
  );
}
