import { Box, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageMeta } from '../../components/page-header.tsx';
import { Completion } from './completion.tsx';
import { courseUrl, tabTitle } from './course-address.ts';
import { CourseBadges, CourseFacts, DraftBadge } from './course-facts.tsx';
import classes from './course-start.module.css';
import { ProgressLine } from './learners.tsx';
import { lessonName, lessonToResume, openQuizzes } from './lesson-order.ts';
import { ReaderNotes } from './reader-notes.tsx';
import type { ReaderParts } from './reader-parts.ts';
import { Structure } from './structure.tsx';

export function CourseStart(parts: ReaderParts & { isLessonGone: boolean }) {
  const { course, reading, lessons, learning, slots, isLessonGone } = parts;
  const { title, description, organisation } = course;
  const fallback = catalogueTexts.courseBy(title, organisation ?? catalogueTexts.unknownOrganisation);
  usePageMeta({ title: tabTitle(reading, title), description: description === '' ? fallback : description });
  return (
    <Box component="article" maw="var(--pg-reading)">
      <header>
        {reading.isDraft ? <DraftBadge /> : <CourseBadges course={course} />}
        <Box component="h1" mt="md" fz="var(--pg-step-5)" lh={1.08} ff="heading" fw={650} lts="-0.02em" tabIndex={-1}>
          {title}
        </Box>
        {description !== '' && (
          <Text maw="38rem" mt="md" lh={1.6} fz="lg" className={common.anywhere}>
            {description}
          </Text>
        )}
        <CourseFacts course={course} />
      </header>
      {isLessonGone && (
        <Text mt="lg" py={14} px={20} bdrs="fit" bg="var(--mantine-color-amber-light)" role="status">
          {texts.lessonGone}
        </Text>
      )}
      {slots.start}
      {lessons.length === 0 ? (
        <EmptyState title={texts.noLessons} text={texts.noLessonsText} />
      ) : (
        <div className={classes.rest} data-waiting={learning.isLoading || undefined}>
          <StartSection {...parts} />
          <ReaderNotes {...parts} />
          <section className={classes.contents} aria-label={texts.contentsOf}>
            <Box mx={-12}>
              <Structure
                modules={course.modules}
                reading={reading}
                lessonsDone={learning.progress?.lessonsDone ?? []}
                mark={slots.mark}
              />
              {slots.structureEnd}
            </Box>
          </section>
        </div>
      )}
      {slots.startEnd}
    </Box>
  );
}

function StartSection(parts: ReaderParts) {
  const { reading, lessons, learning } = parts;
  const { progress } = learning;
  const hasBegun = progress !== null;
  return (
    <>
      {progress !== null && <Completion reading={reading} lessons={lessons} progress={progress} />}
      <Group gap="sm" align="stretch" mt="xl" className={common.anywhere} data-screen="">
        <StartButton {...parts} />
        {!reading.isDraft && (
          <LinkButton to={courseUrl(reading, { view: 'print' })}>
            <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
            {texts.printCourse}
          </LinkButton>
        )}
      </Group>
      {hasBegun && (
        <Box maw="26rem" mt="lg">
          <ProgressLine done={progress.lessonsDone.length} of={lessons.length} />
        </Box>
      )}
    </>
  );
}

function StartButton({ reading, lessons, learning: { progress } }: ReaderParts) {
  const first = lessons[0];
  if (first === undefined) return null;
  if (progress === null) {
    return (
      <LinkButton to={courseUrl(reading, { lesson: first.lesson.id })} kind="action">
        {texts.start}
      </LinkButton>
    );
  }
  const next = lessonToResume(lessons, progress) ?? openQuizzes(lessons, progress.answers).lessons[0] ?? null;
  if (next === null) return null;
  return (
    <LinkButton to={courseUrl(reading, { lesson: next.lesson.id })} kind="action">
      {texts.resume(lessonName(next))}
    </LinkButton>
  );
}
