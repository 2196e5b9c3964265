import { Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { courseUrl } from './course-address.ts';
import classes from './lesson-end.module.css';
import { type LessonPosition, lessonName } from './lesson-order.ts';
import type { ReaderParts } from './reader-parts.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function LessonEnd(parts: ReaderParts & { place: LessonPosition }) {
  const { reading, learning, place } = parts;
  const { previous, next } = place;
  return (
    <Box component="footer" mt={48} data-screen="">
      {learning.reader === 'learner' && <FinishButton {...parts} />}
      <SimpleGrid
        component="nav"
        mt="xl"
        pt={20}
        cols={2}
        spacing="md"
        className={common.lineTop}
        aria-label={texts.lessonWays}
      >
        {previous === null ? (
          <LessonLink to={courseUrl(reading)} kind="back" label={texts.back} name={texts.overview} />
        ) : (
          <LessonLink
            to={courseUrl(reading, { lesson: previous.lesson.id })}
            kind="back"
            label={texts.back}
            name={lessonName(previous)}
          />
        )}
        {next === null ? (
          <LessonLink to={courseUrl(reading)} kind="next" label={texts.next} name={texts.overview} />
        ) : (
          <LessonLink
            to={courseUrl(reading, { lesson: next.lesson.id })}
            kind="next"
            label={texts.next}
            name={lessonName(next)}
          />
        )}
      </SimpleGrid>
    </Box>
  );
}

type LessonLinkProps = { to: string; kind: 'back' | 'next'; label: string; name: string };

function LessonLink({ to, kind, label, name }: LessonLinkProps) {
  return (
    <Box component={Link} c="bright" td="none" className={classes.way} data-kind={kind} to={to}>
      <Group component="span" gap={6} wrap="nowrap" display="inline-flex" fw={600}>
        {kind === 'back' && <IconArrowLeft {...icon} />}
        {label}
        {kind === 'next' && <IconArrowRight {...icon} />}
      </Group>{' '}
      <Text span c="dimmed" className={`${classes.name} ${common.anywhere}`}>
        {name}
      </Text>
    </Box>
  );
}

function FinishButton({ reading, learning, place }: ReaderParts & { place: LessonPosition }) {
  const navigate = useNavigate();
  const { progress, mark } = learning;
  const lessonId = place.current.lesson.id;
  const isDone = progress?.lessonsDone.includes(lessonId) ?? false;
  const finish = () =>
    mark.mutate(
      { ...reading, lessonId, isDone: true },
      { onSuccess: () => void navigate(courseUrl(reading, { lesson: place.next?.lesson.id })) },
    );
  const isHere = mark.variables?.lessonId === lessonId;
  const failure = (
    <FormError message={mark.error !== null && isHere ? sentenceOf(mark.error, progressTexts.finishFailed) : null} />
  );
  if (!isDone) {
    return (
      <Stack gap="md" align="flex-start">
        {failure}
        <Button color="coral" loading={mark.isPending} onClick={finish}>
          {progressTexts.finish}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      {failure}
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
          onClick={() => mark.mutate({ ...reading, lessonId, isDone: false })}
        >
          {progressTexts.reopen}
        </Box>
      </Group>
    </Stack>
  );
}
