import { Box, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { lessonsOf } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import { isOverLimit, OverBudgetNote } from '../offer-note.tsx';
import { OrderForm } from '../order/order-form.tsx';
import { orderKindOf, valuesOf } from '../order/order-values.ts';
import { DiscardPlan, UnreadSources } from '../state/ended-view.tsx';
import { courseRenamed, isSendable } from './plan.ts';
import { usePlanActions } from './plan-actions.ts';
import { PlanList } from './plan-list.tsx';
import { type PlanQueue, usePlan, usePlanQueue } from './use-plan.ts';

type PlanViewProps = { courseId: string; generation: GenerationView; onReload: () => void };

export function PlanView(props: PlanViewProps) {
  const { queue, lost } = usePlanQueue(props.courseId, props.generation.generationId);
  return queue && <OpenPlan {...props} queue={queue} lost={lost} />;
}

type OpenPlanProps = PlanViewProps & { queue: PlanQueue; lost: string | null };

function OpenPlan({ courseId, generation, onReload, queue, lost }: OpenPlanProps) {
  const saved = usePlan(courseId, generation, queue);
  const { plan, apply, flush, revision, saveState, problem } = saved;
  const isStale = problem?.kind === 'conflict';
  const refusedMessage = problem?.kind === 'refused' && problem.message !== '' ? problem.message : null;
  const actions = usePlanActions(plan, apply);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReplanning, setIsReplanning] = useState(false);
  const utils = trpc.useUtils();
  const offer = trpc.ai.offer.useQuery();
  const write = trpc.ai.write.useMutation({
    onSuccess: () => utils.ai.invalidate(),
    onError: (error) => setRefusal(sentenceOf(error, texts.writeFailed)),
  });
  const confirm = async () => {
    setRefusal(null);
    if (lessonsOf(plan).length === 0) return setRefusal(errorTexts.PLAN_EMPTY);
    if (!(await flush())) return isSendable(plan) ? undefined : setRefusal(texts.someEmptyTitle);
    write.mutate({ courseId, generationId: generation.generationId, planRevision: revision() });
  };
  const { sources, wishes, isProposing } = generation;
  const count = lessonsOf(plan).length;
  return (
    <Box component="section" maw="48rem" aria-label={texts.title}>
      <Group gap="0.25rem 1rem" justify="space-between" align="baseline">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text c="dimmed" fz={14} role="status">
          {texts.save[saveState]}
        </Text>
      </Group>
      <Text mt={4} mb="md" c="dimmed">
        {texts.text}{' '}
        <Text span display="inline-block" className={common.numbers}>
          {texts.count(plan.modules.length, count)}.
        </Text>
      </Text>
      <Stack gap="md">
        <LineField
          variant="unstyled"
          fz="lg"
          fw={600}
          aria-label={texts.courseTitle}
          value={plan.title}
          maxLength={courseLimits.title}
          error={plan.title.trim() === '' && texts.emptyTitle}
          disabled={write.isPending}
          onChange={({ currentTarget: { value } }) => apply(courseRenamed(value))}
        />
        <UnreadSources generation={generation} />
        <PlanList plan={plan} sources={sources} actions={actions} isDisabled={write.isPending} />
        <FormError message={isStale ? texts.stale : saved.isFailing ? lost : refusedMessage} />
        {isStale && (
          <Button
            className={common.atStart}
            variant="default"
            onClick={() => {
              saved.takeTheirs();
              onReload();
            }}
          >
            {texts.staleReload}
          </Button>
        )}
        <OverBudgetNote offer={offer.data} />
        <FormError message={refusal} />
        {isProposing && <Text c="dimmed">{texts.proposing}</Text>}
        <Group gap="sm">
          <Button
            color="coral"
            loading={write.isPending}
            disabled={isOverLimit(offer.data)}
            onClick={() => void confirm()}
          >
            {isProposing ? texts.propose : texts.write}
          </Button>
          <Button variant="default" disabled={write.isPending} onClick={() => setIsReplanning(true)}>
            {texts.again}
          </Button>
          <DiscardPlan courseId={courseId} generationId={generation.generationId} isDisabled={write.isPending} />
        </Group>
      </Stack>
      <Modal opened={isReplanning} onClose={() => setIsReplanning(false)} title={texts.againTitle} size="lg">
        <Box component="p" mb="md">
          {texts.againText}
        </Box>
        <OrderForm
          target={{ courseId, lessonId: generation.lessonId }}
          mayOrder
          initial={{ ...valuesOf(wishes), kind: orderKindOf(sources) }}
          reused={{ kind: 'sources', sourceIds: sources.map(({ sourceId }) => sourceId) }}
          onOrdered={() => setIsReplanning(false)}
        />
      </Modal>
    </Box>
  );
}
