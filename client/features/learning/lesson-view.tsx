import { Box, Flex, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuizOutcome } from '#shared/learning/state.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LessonContent } from '../../components/content-view/content-block.tsx';
import { usePageMeta } from '../../components/page-header.tsx';
import { courseUrl, tabTitle } from './course-address.ts';
import { LessonEnd } from './lesson-end.tsx';
import { type LessonPosition, lessonName, lessonStates, lessonsReadOf, openQuizzes } from './lesson-order.ts';
import classes from './lesson-view.module.css';
import { ProgressLine } from './progress-line.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { ReaderNotes } from './reader-notes.tsx';
import type { ReaderParts } from './reader-parts.ts';
import { Structure } from './structure.tsx';
import { StructureDrawer } from './structure-drawer.tsx';

export function LessonView(parts: ReaderParts & { place: LessonPosition }) {
  const { course, learning, lessons, reading, slots, place } = parts;
  const { current } = place;
  useRecordOpenLesson(parts);
  usePageMeta({ title: tabTitle(reading, `${lessonName(current)}, ${course.title}`), description: course.description });
  const { progress } = learning;
  const { version } = course;
  const answers = progress?.version === version ? progress.answers : [];
  const [answeredHere, setAnsweredHere] = useState<readonly QuizOutcome[]>([]);
  const openCount = openQuizzes([current], [...answeredHere, ...answers]).length;
  const isAnsweredHere = current.lesson.content_blocks.some(({ id }) =>
    answeredHere.some(({ blockId }) => blockId === id),
  );
  return (
    <div className={classes.reader}>
      <SidePanel {...parts} />
      <Box component="article" miw={0} maw="var(--pg-reading)">
        <Box component="header" mb={{ base: 'lg', sm: 'xl' }}>
          <Text mb="xs" c="dimmed" className={`${common.anywhere} ${common.numbers}`}>
            <span>{texts.lessonOf(lessons.indexOf(current) + 1, lessons.length)}</span> ·{' '}
            <span>{texts.module(current.module.number, current.module.title)}</span>
          </Text>
          <Title order={1} lh={1.12} lts="-0.02em" tabIndex={-1}>
            <Text span c="var(--pg-fit-text)" className={common.numbers}>
              {current.number}
            </Text>{' '}
            <span>{current.lesson.title}</span>
          </Title>
        </Box>
        {slots.lesson?.(current.lesson.id)}
        <LessonContent
          lesson={current.lesson}
          renderQuiz={(block) => (
            <QuizQuestion
              key={`${block.id} ${version}`}
              block={block}
              stored={answers.find(({ blockId }) => blockId === block.id)}
              onAnswer={async (chosen) => {
                const outcome = await learning.answer({ block, version, chosen });
                setAnsweredHere((outcomes) => [...outcomes, outcome]);
                return outcome;
              }}
              onReload={parts.onReload}
            />
          )}
        />
        {slots.lessonEnd?.(place)}
        <LessonEnd {...parts} openCount={openCount} isAnsweredHere={isAnsweredHere} />
        <Box mt="md">
          <ReaderNotes {...parts} />
        </Box>
        {!reading.isDraft && <PrintButton />}
      </Box>
    </div>
  );
}

function PrintButton() {
  return (
    <Flex
      component="button"
      mt="lg"
      gap="xs"
      align="center"
      display="inline-flex"
      c="bright"
      fw={600}
      mih={44}
      className={common.link}
      type="button"
      onClick={() => window.print()}
    >
      <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
      {texts.print}
    </Flex>
  );
}

const nothingLearned = { lessonsDone: [], answers: [] };

function SidePanel({
  course,
  reading,
  lessons,
  learning: { progress, reader },
  slots,
  place,
}: ReaderParts & { place: LessonPosition }) {
  const structure = {
    modules: course.modules,
    reading,
    currentId: place.current.lesson.id,
    states: reader === 'learner' ? lessonStates(lessons, progress ?? nothingLearned) : undefined,
    mark: slots.mark,
  };
  const done = reader === 'learner' && <ProgressLine {...lessonsReadOf(lessons, progress ?? nothingLearned)} />;
  return (
    <div className={classes.side} data-screen="">
      <Text ff="heading" fw={650} fz={{ base: 'md', md: 'lg' }} className={`${classes.course} ${common.anywhere}`}>
        <Link to={courseUrl(reading)}>
          <Box component={IconArrowLeft} hiddenFrom="md" flex="none" mt={3} size={18} aria-hidden="true" />
          <span>{course.title}</span>
        </Link>
      </Text>
      <div className={classes.done} data-waiting={reader === 'unknown' || undefined}>
        {done}
      </div>
      <Box
        component="nav"
        flex={1}
        className={`${classes.structure} ${common.scrollY}`}
        aria-label={texts.contentsOf}
        data-scrolls=""
      >
        <Structure {...structure} />
        {slots.structureEnd}
      </Box>
      <StructureDrawer>
        {(close) => (
          <>
            <Structure {...structure} onChoose={close} />
            {slots.structureEnd}
          </>
        )}
      </StructureDrawer>
    </div>
  );
}

function useRecordOpenLesson({
  learning: { reader, openLesson: look },
  reading,
  place,
}: ReaderParts & { place: LessonPosition }): void {
  const { courseId, invitation } = reading;
  const lessonId = place.current.lesson.id;
  useEffect(() => {
    if (reader === 'learner') look({ courseId, invitation, lessonId });
  }, [reader, look, courseId, invitation, lessonId]);
}
