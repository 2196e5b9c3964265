import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { courseUrl } from './course-address.ts';
import classes from './lesson-end.module.css';
import { type LessonPosition, lessonName, type NumberedLesson, openQuizzes } from './lesson-order.ts';
import type { ReaderParts } from './reader-parts.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type PlacedParts = ReaderParts & { place: LessonPosition };
type LessonEndProps = PlacedParts & { openCount: number };

/** 'Weiter' completes the lesson of a learner. The navigation sticks to the lower edge of phones. */
export function LessonEnd(parts: LessonEndProps) {
  const { reading, learning, place, openCount } = parts;
  const { previous } = place;
  const next = nextOf(parts);
  const isLearner = learning.reader === 'learner';
  const isDone = learning.progress?.lessonsDone.includes(place.current.lesson.id) ?? false;
  const isHere = learning.mark.variables?.lessonId === place.current.lesson.id;
  const failure =
    isHere && learning.mark.error !== null ? sentenceOf(learning.mark.error, progressTexts.finishFailed) : null;
  return (
    <>
      <Box component="footer" mt={48} data-screen="">
        <FormError message={failure} />
        {openCount > 0 && (
          <Text py={14} px={20} bdrs="fit" bg="var(--mantine-color-amber-light)">
            <strong>{progressTexts.questionOpen(openCount)}</strong> <br />
            <span>{progressTexts.readOn}</span>
          </Text>
        )}
        {isLearner && isDone && <FinishedNote {...parts} />}
        {isLearner && !isDone && openCount === 0 && <Text c="dimmed">{progressTexts.finishHint}</Text>}
      </Box>
      <nav
        className={`${classes.ways} ${common.lineTop}`}
        aria-label={texts.lessonWays}
        data-pinned={reading.isDraft || openCount > 0 ? undefined : ''}
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
            <FinishButton {...parts} />
          ) : (
            <LinkButton to={courseUrl(reading, { lesson: next?.lesson.id })} kind="action">
              <NextLabel next={next} />
              <IconArrowRight {...icon} />
            </LinkButton>
          )}
        </Box>
      </nav>
    </>
  );
}

/** When all lessons are done, 'Weiter' leads to the other open questions. */
function nextOf({ lessons, learning: { progress }, place: { current, next } }: PlacedParts): NumberedLesson | null {
  if (progress === null || progress.isComplete || progress.lessonsDone.length < lessons.length) return next;
  const isLater = (placed: NumberedLesson) => lessons.indexOf(placed) > lessons.indexOf(current);
  const others = openQuizzes(lessons, progress.answers).lessons.filter(({ lesson }) => lesson.id !== current.lesson.id);
  return others.find(isLater) ?? others[0] ?? null;
}

const NextLabel = ({ next }: { next: NumberedLesson | null }) => (
  <>
    {texts.next}
    <VisuallyHidden>{next === null ? texts.overview : lessonName(next)}</VisuallyHidden>
  </>
);

function FinishButton({ reading, learning: { mark }, place: { current, next } }: PlacedParts) {
  const navigate = useNavigate();
  const finish = () =>
    mark.mutate(
      { ...reading, lessonId: current.lesson.id, isDone: true },
      { onSuccess: () => void navigate(courseUrl(reading, { lesson: next?.lesson.id })) },
    );
  return (
    <Button color="coral" loading={mark.isPending} rightSection={<IconArrowRight {...icon} />} onClick={finish}>
      <NextLabel next={next} />
    </Button>
  );
}

function FinishedNote({ reading, learning: { mark, progress }, place: { current } }: PlacedParts) {
  return (
    <Group component="p" gap="0.25rem 1.25rem" mih={44}>
      <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" c="var(--pg-fit-text)" fw={600}>
        <IconCheck size={20} stroke={2.25} aria-hidden="true" />
        {progressTexts.finished}
      </Group>
      {progress?.isComplete === true && (
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
