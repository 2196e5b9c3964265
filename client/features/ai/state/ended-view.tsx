import { Box, Button, Group, Stack } from '@mantine/core';
import type { GenerationView } from '#shared/ai/state.ts';
import { orderTexts, endTexts as texts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { look } from '../../../components/look/look.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';
import { isOver, OverBudget } from '../offer-note.tsx';
import { kindOf } from '../order/order-values.ts';
import { DiscardPlan } from '../plan/discard-plan.tsx';
import { LessonList } from './lesson-list.tsx';
import { doneTitle, reportSentences } from './report.ts';
import { SkipLesson } from './skip-lesson.tsx';
import { UnreadSources } from './unread-sources.tsx';

type EndedProps = { courseId: string; generation: GenerationView };

const coursePath = (courseId: string, lessonId: string | null): string =>
  lessonId === null ? paths.company.course(courseId) : `${paths.company.course(courseId)}?lesson=${lessonId}`;

/** The good end: what came of it, in sentences. */
export function WrittenView({ courseId, generation }: EndedProps) {
  const { report, sources, isProposing, openProposals, lessonId } = generation;
  const showsProposals = isProposing && openProposals > 0;
  return (
    <Stack component="section" gap="md" maw="48rem">
      <Box component="h2" lh={1.25} className={look('heading', 'step2')}>
        {doneTitle(generation)}
      </Box>
      {report !== null && (
        <Stack gap="xs">
          {reportSentences(report, sources).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      )}
      <p className={look('muted')}>{isProposing ? texts.proposed(openProposals) : texts.draft}</p>
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

/** Cancelled or failed on the way: what is there stays, the rest can follow. */
export function StoppedView({ courseId, generation }: EndedProps) {
  const { generationId, planRevision, lessons, problem } = generation;
  const utils = trpc.useUtils();
  const offer = trpc.ai.offer.useQuery();
  const write = trpc.ai.write.useMutation({ onSuccess: () => utils.ai.invalidate() });
  const done = lessons.filter(({ state }) => state === 'written' || state === 'proposed').length;
  return (
    <Stack component="section" gap="md" maw="48rem">
      <Box component="h2" lh={1.25} className={look('heading', 'step2')}>
        {texts.stopped}
      </Box>
      <FormError title={orderTexts.failedTitle} message={problem === null ? null : errorTexts[problem]} />
      <p>{texts.stoppedText(done, lessons.length)}</p>
      <OverBudget offer={offer.data} />
      <FormError message={write.error && sentenceOf(write.error, texts.restFailed)} />
      <Group gap="sm">
        <Button
          color="coral"
          loading={write.isPending}
          disabled={isOver(offer.data)}
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

/** No plan came of it, because somebody ended it or something was wrong: why, what is safe, and what to do. */
export function FailedView({ courseId, generation, onRetry }: EndedProps & { onRetry: () => void }) {
  const { problem, generationId } = generation;
  return (
    <Stack component="section" gap="md" maw="48rem">
      {problem === null ? (
        <Box component="h2" lh={1.25} className={look('heading', 'step2')}>
          {texts.cancelled}
        </Box>
      ) : (
        <FormError title={orderTexts.failedTitle} message={failureOf(generation)} />
      )}
      <UnreadSources generation={generation} />
      <p>{texts.safe}</p>
      <Group gap="sm">
        <Button color="coral" onClick={onRetry}>
          {texts.retry}
        </Button>
        <DiscardPlan courseId={courseId} generationId={generationId} what="order" />
      </Group>
    </Stack>
  );
}

/** The server's sentence; where something broke that nobody foresaw, what it was about. */
function failureOf({ problem, sources }: GenerationView): string {
  return problem === null || problem === 'UNEXPECTED' ? orderTexts.failed[kindOf(sources)] : errorTexts[problem];
}
