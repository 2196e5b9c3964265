import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useId } from 'react';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageMeta } from '../../components/page-header.tsx';
import { Completion } from './completion.tsx';
import { courseUrl, tabTitle } from './course-address.ts';
import { CourseFacts, CourseHead } from './course-facts.tsx';
import classes from './course-start.module.css';
import { lessonName, lessonToResume, openQuizzes } from './lesson-order.ts';
import { ProgressLine } from './progress-line.tsx';
import { ReaderNotes } from './reader-notes.tsx';
import type { ReaderParts } from './reader-parts.ts';
import { Structure } from './structure.tsx';

export function CourseStart(parts: ReaderParts & { isLessonGone: boolean }) {
  const { course, reading, lessons, learning, slots, isLessonGone } = parts;
  const { title, description, organisation } = course;
  const fallback = catalogueTexts.courseBy(title, organisation ?? catalogueTexts.unknownOrganisation);
  usePageMeta({ title: tabTitle(reading, title), description: description === '' ? fallback : description });
  return (
    <article>
      <CourseHead course={course} isDraft={reading.isDraft === true} />
      {isLessonGone && (
        <Text mt="lg" py={14} px={20} bdrs="fit" bg="var(--mantine-color-amber-light)" role="status">
          {texts.lessonGone}
        </Text>
      )}
      {slots.start}
      {lessons.length === 0 ? (
        <EmptyState title={texts.noLessons} text={texts.noLessonsText} />
      ) : (
        <div className={classes.parts} data-waiting={learning.isLoading || undefined}>
          <StartPanel {...parts} />
          <Box miw={0} maw="var(--pg-reading)">
            {learning.progress !== null && (
              <Completion reading={reading} lessons={lessons} progress={learning.progress} />
            )}
            <Outcomes outcomes={course.outcomes} />
            <Contents {...parts} />
          </Box>
        </div>
      )}
      {slots.startEnd}
    </article>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  const titleId = useId();
  if (outcomes.length === 0) return null;
  return (
    <Box component="section" mb={40} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.outcomes}
      </Title>
      <Stack component="ul" gap="sm">
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and the list never changes
          <Group component="li" key={index} gap="sm" wrap="nowrap" align="flex-start">
            <Box component="span" flex="none" mt={2} c="var(--pg-fit-text)">
              <IconCheck size={20} stroke={2.25} aria-hidden="true" />
            </Box>
            <span className={common.anywhere}>{outcome}</span>
          </Group>
        ))}
      </Stack>
    </Box>
  );
}

function Contents({ course, reading, learning, slots }: ReaderParts) {
  return (
    <section aria-label={texts.contentsOf}>
      <Title order={2} size="h3" mb="md">
        {texts.contents}
      </Title>
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
  );
}

function StartPanel(parts: ReaderParts) {
  const { course, reading, lessons, learning } = parts;
  const { progress } = learning;
  return (
    <Stack
      p="lg"
      gap="md"
      bd="1px solid var(--pg-line)"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-surface)"
      className={classes.panel}
    >
      {progress !== null && <ProgressLine done={progress.lessonsDone.length} of={lessons.length} />}
      <Group gap="sm" align="stretch" className={common.anywhere} data-screen="">
        <StartButton {...parts} />
        {!reading.isDraft && (
          <LinkButton to={courseUrl(reading, { view: 'print' })}>
            <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
            {texts.printCourse}
          </LinkButton>
        )}
      </Group>
      <ReaderNotes {...parts} />
      <CourseFacts course={course} />
    </Stack>
  );
}

function StartButton({ reading, lessons, learning: { progress, reader } }: ReaderParts) {
  const first = lessons[0];
  if (first === undefined) return null;
  if (progress === null) {
    return (
      <LinkButton to={courseUrl(reading, { lesson: first.lesson.id })} kind="action">
        {reader === 'visitor' ? texts.sample : texts.start}
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
