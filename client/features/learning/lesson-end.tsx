import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { courseUrl, type Reading } from './course-address.ts';
import { endState } from './guest-end.tsx';
import classes from './lesson-end.module.css';
import { type LessonPosition, lessonName, type NumberedLesson, openQuizzes } from './lesson-order.ts';
import type { ReaderParts } from './reader-parts.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type PlacedParts = ReaderParts & { place: LessonPosition };
type LessonEndProps = PlacedParts & { openCount: number; isAnsweredHere: boolean };

/** 'Weiter' completes the lesson. While a question is open, the button of the question is the main action instead. */
export function LessonEnd(parts: LessonEndProps) {
  const { reading, learning, place, openCount, isAnsweredHere } = parts;
  const { previous } = place;
  const isOpen = openCount > 0;
  const isAtEnd = isAnsweredHere && learning.progress?.isComplete === true;
  const next = isAtEnd ? null : nextOf(parts);
  const isLearner = learning.reader === 'learner';
  const isDone = learning.progress?.lessonsDone.includes(place.current.lesson.id) ?? false;
  const isHere = learning.mark.variables?.lessonId === place.current.lesson.id;
  const isCompleting = isLearner && !isDone && completesCourse(parts, next);
  const words = isCompleting ? progressTexts.finishCourse : nextWords(next);
  const failure =
    isHere && learning.mark.error !== null ? sentenceOf(learning.mark.error, progressTexts.finishFailed) : null;
  return (
    <>
      <Box component="footer" mt={48} data-screen="">
        <FormError message={failure} />
        {isOpen && (
          <p>
            <strong>{progressTexts.questionOpen(openCount)}</strong>{' '}
            <Text span inherit c="dimmed">
              {progressTexts.readOn}
            </Text>
          </p>
        )}
        {isLearner && isDone && !isOpen && <FinishedNote {...parts} hasLink={!isAtEnd} />}
        {isLearner && !isDone && !isOpen && (
          <Text c="dimmed">{isCompleting ? progressTexts.finishCourseHint(words) : finishHint(next)}</Text>
        )}
      </Box>
      <nav
        className={`${classes.ways} ${common.lineTop}`}
        aria-label={texts.lessonWays}
        data-pinned={reading.isDraft || isOpen ? undefined : ''}
        data-bottom-bar=""
        data-screen=""
      >
        {previous !== null && (
          <LinkButton to={courseUrl(reading, { lesson: previous.lesson.id })}>
            <IconArrowLeft {...icon} />
            {texts.back}
            <VisuallyHidden>{lessonName(previous)}</VisuallyHidden>
          </LinkButton>
        )}
        <Box ms="auto">
          {isLearner && !isDone && failure === null ? (
            <FinishButton {...parts} next={next} words={words} isQuiet={isOpen} />
          ) : (
            <LinkButton
              to={addressOf(reading, next)}
              kind={isOpen ? 'outline' : 'action'}
              state={next === null && learning.reader === 'visitor' ? endState : undefined}
            >
              {isAtEnd ? progressTexts.toCertificate : <NextLabel next={next} words={words} />}
              <IconArrowRight {...icon} />
            </LinkButton>
          )}
        </Box>
      </nav>
    </>
  );
}

/** `otherQuestions`: open questions of the other lessons that the button counts. */
type NextStep = { placed: NumberedLesson; question?: string; otherQuestions: number } | null;

/**
 * After the last unread lesson come the open questions of the other lessons. The button counts them unless this lesson has
 * an open question, too. Null: the course page.
 */
function nextOf({ lessons, learning: { progress }, place: { current, next }, openCount }: LessonEndProps): NextStep {
  const reading = next && { placed: next, otherQuestions: 0 };
  if (progress === null || progress.isComplete) return reading;
  const done = new Set([...progress.lessonsDone, current.lesson.id]);
  if (lessons.some(({ lesson: { id } }) => !done.has(id))) return reading;
  const others = openQuizzes(lessons, progress.answers).filter(({ placed }) => placed !== current);
  const place = lessons.indexOf(current);
  const first = others.find(({ placed }) => lessons.indexOf(placed) > place) ?? others[0];
  if (first === undefined) return null;
  return { placed: first.placed, question: first.block.id, otherQuestions: openCount > 0 ? 0 : others.length };
}

/** True if the lesson is the last unread one and no question is open. */
function completesCourse(
  { lessons, learning: { progress }, place: { current }, openCount }: LessonEndProps,
  next: NextStep,
) {
  if (next !== null || openCount > 0 || progress === null) return false;
  const done = new Set([...progress.lessonsDone, current.lesson.id]);
  return lessons.every(({ lesson: { id } }) => done.has(id));
}

const addressOf = (reading: Reading, next: NextStep): string =>
  courseUrl(reading, { lesson: next?.placed.lesson.id, question: next?.question });

const NextLabel = ({ next, words }: { next: NextStep; words: string }) => (
  <>
    {words}
    {next?.otherQuestions === 0 && <VisuallyHidden>{lessonName(next.placed)}</VisuallyHidden>}
  </>
);

function nextWords(next: NextStep): string {
  if (next === null) return texts.overview;
  return next.otherQuestions > 0 ? texts.answerQuestions(next.otherQuestions) : texts.next;
}

const finishHint = (next: NextStep): string =>
  next !== null && next.otherQuestions > 0
    ? progressTexts.finishLastHint(next.otherQuestions)
    : progressTexts.finishHint(nextWords(next));

function FinishButton({
  reading,
  learning: { mark },
  place,
  next,
  words,
  isQuiet,
}: PlacedParts & { next: NextStep; words: string; isQuiet: boolean }) {
  const navigate = useNavigate();
  const finish = () =>
    mark.mutate(
      { ...reading, lessonId: place.current.lesson.id, isDone: true },
      { onSuccess: () => void navigate(addressOf(reading, next)) },
    );
  const look = isQuiet ? { variant: 'default' } : { color: 'coral' };
  return (
    <Button {...look} loading={mark.isPending} rightSection={<IconArrowRight {...icon} />} onClick={finish}>
      <NextLabel next={next} words={words} />
    </Button>
  );
}

type FinishedNoteProps = PlacedParts & { hasLink: boolean };

function FinishedNote({ reading, learning: { mark, progress }, place: { current }, hasLink }: FinishedNoteProps) {
  return (
    <Group component="p" gap="0.25rem 1.25rem" mih={44}>
      <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" c="var(--pg-fit-text)" fw={600}>
        <IconCheck size={20} stroke={2.25} aria-hidden="true" />
        {progressTexts.finished}
      </Group>
      {hasLink && progress?.isComplete === true && (
        <Box component={Link} py={8} c="bright" fw={600} className={common.link} to={courseUrl(reading)}>
          {progressTexts.toCertificate}
        </Box>
      )}
      <Box
        component="button"
        c="dimmed"
        fz="sm"
        mih={44}
        className={common.link}
        type="button"
        disabled={mark.isPending}
        onClick={() => mark.mutate({ ...reading, lessonId: current.lesson.id, isDone: false })}
      >
        {progressTexts.reopen}
      </Box>
    </Group>
  );
}
