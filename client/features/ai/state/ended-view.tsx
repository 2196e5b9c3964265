import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { GenerationReport, GenerationView } from '#shared/ai/state.ts';
import { orderTexts, planTexts, endTexts as texts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { ask } from '../../../components/ask/ask.tsx';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';
import { isOverLimit, OverBudgetNote } from '../offer-note.tsx';
import { orderKindOf } from '../order/order-values.ts';
import { LessonList } from './lesson-list.tsx';
import { SkipLesson } from './skip-lesson.tsx';

type EndedProps = { courseId: string; generation: GenerationView };

const coursePath = (courseId: string, lessonId: string | null): string =>
  lessonId === null ? paths.company.course(courseId) : `${paths.company.course(courseId)}?lesson=${lessonId}`;

export function WrittenView({ courseId, generation }: EndedProps) {
  const { report, sources, isProposing, openProposals, lessonId } = generation;
  const showsProposals = isProposing && openProposals > 0;
  return (
    <Stack component="section" gap="md" maw="48rem">
      <Title order={2} size="h3">
        {doneTitle(generation)}
      </Title>
      {report !== null && (
        <Stack gap="xs">
          {reportSentences(report, sources).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      )}
      <Text c="dimmed">{isProposing ? texts.proposed(openProposals) : texts.draft}</Text>
      <Group gap="sm">
        {showsProposals && (
          <LinkButton kind="action" to="?tab=proposals">
            {texts.toProposals}
          </LinkButton>
        )}
        <LinkButton kind={showsProposals ? 'outline' : 'action'} to={coursePath(courseId, lessonId)}>
          {texts.toCourse}
        </LinkButton>
      </Group>
      <UnreadSources generation={generation} />
      <LessonList courseId={courseId} generation={generation} />
    </Stack>
  );
}

export function StoppedView({ courseId, generation }: EndedProps) {
  const { generationId, planRevision, lessons, problem } = generation;
  const utils = trpc.useUtils();
  const offer = trpc.ai.offer.useQuery();
  const write = trpc.ai.write.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const finishedCount = lessons.filter(({ state }) => state === 'written' || state === 'proposed').length;
  return (
    <Stack component="section" gap="md" maw="48rem">
      <Title order={2} size="h3">
        {texts.stopped}
      </Title>
      <FormError title={orderTexts.failedTitle} message={problem === null ? null : errorTexts[problem]} />
      <p>{texts.stoppedText(finishedCount, lessons.length)}</p>
      <OverBudgetNote offer={offer.data} />
      <FormError message={write.error && sentenceOf(write.error, texts.restFailed)} />
      <Group gap="sm">
        <Button
          color="coral"
          loading={write.isPending}
          disabled={isOverLimit(offer.data)}
          onClick={() => write.mutate({ courseId, generationId, planRevision })}
        >
          {texts.rest}
        </Button>
        <LinkButton to={paths.company.course(courseId)}>{texts.toCourse}</LinkButton>
        <DiscardPlan courseId={courseId} generationId={generationId} />
      </Group>
      {problem !== null && <SkipLesson courseId={courseId} generation={generation} />}
      <UnreadSources generation={generation} />
      <LessonList courseId={courseId} generation={generation} />
    </Stack>
  );
}

export function FailedView({ courseId, generation, onRetry }: EndedProps & { onRetry: () => void }) {
  const { problem, generationId } = generation;
  return (
    <Stack component="section" gap="md" maw="48rem">
      {problem === null ? (
        <Title order={2} size="h3">
          {texts.cancelled}
        </Title>
      ) : (
        <FormError title={orderTexts.failedTitle} message={failureOf(generation)} />
      )}
      <UnreadSources generation={generation} />
      <p>{texts.safe}</p>
      <Group gap="sm">
        <Button color="coral" onClick={onRetry}>
          {texts.retry}
        </Button>
        <DiscardPlan courseId={courseId} generationId={generationId} kind="order" />
      </Group>
    </Stack>
  );
}

function failureOf({ problem, sources }: GenerationView): string {
  return problem === null || problem === 'UNEXPECTED' ? orderTexts.failed[orderKindOf(sources)] : errorTexts[problem];
}

export function UnreadSources({ generation: { sources } }: { generation: GenerationView }) {
  const unread = sources.filter(({ problem }) => problem !== null);
  if (unread.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" aria-label={texts.sources}>
      {unread.map(({ sourceId, name, problem }) => (
        <li key={sourceId} className={common.anywhere}>
          <Text span fw={600}>
            {texts.unread(name)}
          </Text>{' '}
          {problem !== null && errorTexts[problem]}
        </li>
      ))}
    </Stack>
  );
}

export function reportSentences(report: GenerationReport, sources: GenerationView['sources']): string[] {
  const { lessons, texts: written, questions, leftOutQuestions, heldSources, unheldSources } = report;
  const quoted = heldSources + unheldSources;
  const isFromTopic = sources.every(({ kind }) => kind === 'topic');
  return [
    texts.written(lessons, written, questions),
    ...(questions === 0 && leftOutQuestions > 0 ? [texts.noQuestions] : []),
    ...(leftOutQuestions > 0 ? [texts.leftOut(leftOutQuestions)] : []),
    ...(isFromTopic ? [texts.noSources] : []),
    ...(quoted === 1 && heldSources === 1 ? [texts.oneHeld] : quoted > 0 ? [texts.held(heldSources, quoted)] : []),
  ];
}

export function doneTitle({ sources, lessonId }: Pick<GenerationView, 'sources' | 'lessonId'>): string {
  if (lessonId !== null) return texts.done.lesson;
  return sources.some(({ kind }) => kind === 'file') ? texts.done.file : texts.done.course;
}

type DiscardPlanProps = {
  courseId: string;
  generationId: string;
  isDisabled?: boolean;
  kind?: keyof typeof planTexts.discarding;
};

export function DiscardPlan({ courseId, generationId, isDisabled = false, kind = 'plan' }: DiscardPlanProps) {
  const utils = trpc.useUtils();
  const discard = trpc.ai.discard.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const { title, text, action, failed } = planTexts.discarding[kind];
  const askToDiscard = () =>
    ask({ title, text, confirmLabel: action, run: () => discard.mutateAsync({ courseId, generationId }), failed });
  return (
    <Button variant="subtle" disabled={isDisabled} onClick={askToDiscard}>
      {action}
    </Button>
  );
}
