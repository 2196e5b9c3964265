import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { OrderSource } from '#shared/ai/source.ts';
import type { GenerationView as Generation, GenerationProgress } from '#shared/ai/state.ts';
import { courseAiTexts, orderTexts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { trpc } from '../../../trpc.ts';
import { OrderForm } from '../order/order-form.tsx';
import { orderKindOf, valuesOf } from '../order/order-values.ts';
import { PlanView } from '../plan/plan-view.tsx';
import { FailedView, StoppedView, WrittenView } from './ended-view.tsx';
import { RunningView } from './running-view.tsx';
import { isRunning } from './use-generation.ts';

type GenerationViewProps = {
  courseId: string;
  generation: Generation | null;
  progress: GenerationProgress | null;
};

export function GenerationView({ courseId, generation, progress }: GenerationViewProps) {
  const view = useFocusOnNewView(generation);
  const utils = trpc.useUtils();
  const [reorderedId, setReorderedId] = useState<string | null>(null);
  if (generation === null || reorderedId === generation.generationId) {
    return <NewOrder courseId={courseId} former={generation} />;
  }
  const { generationId, state, generator, model } = generation;
  const orderAgain = () => setReorderedId(generationId);
  return (
    <Stack gap="xl" tabIndex={-1} ref={view}>
      {isRunning(generation) && <RunningView courseId={courseId} generation={generation} progress={progress} />}
      {state === 'planned' && (
        <PlanView
          key={generationId}
          courseId={courseId}
          generation={generation}
          onReload={() => void utils.ai.current.refetch({ courseId })}
        />
      )}
      {state === 'written' && <WrittenView courseId={courseId} generation={generation} />}
      {state === 'stopped' && <StoppedView courseId={courseId} generation={generation} />}
      {state === 'failed' && <FailedView courseId={courseId} generation={generation} onRetry={orderAgain} />}
      <Box component="footer" c="dimmed" fz={14} className={common.anywhere}>
        {generator === 'service' ? courseAiTexts.generators.service(model ?? '') : courseAiTexts.generators.embedded}
        {(state === 'written' || state === 'stopped') && (
          <Button ms="sm" variant="subtle" size="compact-sm" onClick={orderAgain}>
            {courseAiTexts.newOrder}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

function useFocusOnNewView(generation: Generation | null) {
  const view = useRef<HTMLDivElement>(null);
  const stage = generation === null ? null : isRunning(generation) ? 'running' : generation.state;
  useDidUpdate(() => {
    window.scrollTo(0, 0);
    view.current?.focus({ preventScroll: true });
  }, [stage]);
  return view;
}

/** `former`: its instructions are reused; if it failed, also its sources and its lesson. */
function NewOrder({ courseId, former: previous }: { courseId: string; former: Generation | null }) {
  const isRetry = previous?.state === 'failed';
  const readableSources = previous?.sources.filter(({ problem }) => problem === null) ?? [];
  const [isReusing, setIsReusing] = useState(isRetry && readableSources.length > 0);
  const initial = previous === null ? {} : { ...valuesOf(previous.wishes), kind: orderKindOf(previous.sources) };
  const reused: OrderSource = { kind: 'sources', sourceIds: readableSources.map(({ sourceId }) => sourceId) };
  return (
    <section aria-label={courseAiTexts.newOrder}>
      <Title order={2} size="h3" mb={4}>
        {courseAiTexts.newOrder}
      </Title>
      <Text mb="md" c="dimmed">
        {orderTexts.text} {courseAiTexts.newOrderText}
      </Text>
      {isReusing && (
        <Box mb="md">
          <p className={common.anywhere}>{courseAiTexts.reused(readableSources.map(({ name }) => name))}</p>
          <Button mt="xs" variant="default" size="compact-sm" onClick={() => setIsReusing(false)}>
            {courseAiTexts.otherSource}
          </Button>
        </Box>
      )}
      <OrderForm
        target={{ courseId, lessonId: isRetry ? previous.lessonId : null }}
        mayOrder
        initial={initial}
        {...(isReusing ? { reused } : {})}
        onOrdered={() => undefined}
      />
    </section>
  );
}
