import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { courseUrl } from './course-address.ts';
import classes from './lesson-end.module.css';
import { type LessonPosition, lessonName, type NumberedLesson } from './lesson-order.ts';
import type { ReaderParts } from './reader-parts.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type PlacedParts = ReaderParts & { place: LessonPosition };
type LessonEndProps = PlacedParts & { hasOpenQuiz: boolean };

/** 'Weiter' completes the lesson of a learner. The navigation sticks to the lower edge of phones. */
export function LessonEnd(parts: LessonEndProps) {
  const { reading, learning, place, hasOpenQuiz } = parts;
  const { previous, next } = place;
  const isLearner = learning.reader === 'learner';
  const isDone = learning.progress?.lessonsDone.includes(place.current.lesson.id) ?? false;
  const isHere = learning.mark.variables?.lessonId === place.current.lesson.id;
  const failure =
    isHere && learning.mark.error !== null ? sentenceOf(learning.mark.error, progressTexts.finishFailed) : null;
  return (
    <>
      <Box component="footer" mt={48} data-screen="">
        <FormError message={failure} />
        {isLearner && (isDone ? <FinishedNote {...parts} /> : <Text c="dimmed">{progressTexts.finishHint}</Text>)}
      </Box>
      <nav
        className={`${classes.ways} ${common.lineTop}`}
        aria-label={texts.lessonWays}
        data-pinned={reading.isDraft ? undefined : ''}
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
            <LinkButton to={courseUrl(reading, { lesson: next?.lesson.id })} kind={hasOpenQuiz ? 'outline' : 'action'}>
              <NextLabel next={next} />
              <IconArrowRight {...icon} />
            </LinkButton>
          )}
        </Box>
      </nav>
    </>
  );
}

const NextLabel = ({ next }: { next: NumberedLesson | null }) => (
  <>
    {texts.next}
    <VisuallyHidden>{next === null ? texts.overview : lessonName(next)}</VisuallyHidden>
  </>
);

function FinishButton({ reading, learning: { mark }, place: { current, next }, hasOpenQuiz }: LessonEndProps) {
  const navigate = useNavigate();
  const finish = () =>
    mark.mutate(
      { ...reading, lessonId: current.lesson.id, isDone: true },
      { onSuccess: () => void navigate(courseUrl(reading, { lesson: next?.lesson.id })) },
    );
  return (
    <Button
      {...(hasOpenQuiz ? { variant: 'default' } : { color: 'coral' })}
      loading={mark.isPending}
      rightSection={<IconArrowRight {...icon} />}
      onClick={finish}
    >
      <NextLabel next={next} />
    </Button>
  );
}

function FinishedNote({ reading, learning: { mark }, place: { current } }: PlacedParts) {
  return (
    <Group component="p" gap="0.25rem 1.25rem" mih={44}>
      <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" c="var(--pg-fit-text)" fw={600}>
        <IconCheck size={20} stroke={2.25} aria-hidden="true" />
        {progressTexts.finished}
      </Group>
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
