import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { minutesOfLesson } from '#shared/learning/lesson-minutes.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconLink, LinkButton } from '../../components/link-button.tsx';
import { usePageMeta } from '../../components/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { Completion } from './completion.tsx';
import { courseUrl, tabTitle } from './course-address.ts';
import { CourseFacts, CourseHead, questionCountOf } from './course-facts.tsx';
import { GuestEnd, useIsAtEnd } from './guest-end.tsx';
import { lessonName, lessonStates, lessonsReadOf, lessonToResume, openQuizzes } from './lesson-order.ts';
import { ProgressLine } from './progress-line.tsx';
import { ReaderNotes } from './reader-notes.tsx';
import type { ReaderParts } from './reader-parts.ts';
import { Structure } from './structure.tsx';
import { useDevelopmentPath } from './use-course.ts';

export function CourseStart(parts: ReaderParts & { isLessonGone: boolean }) {
  const { course, reading, lessons, learning, slots, isLessonGone } = parts;
  const { title, description, organisation } = course;
  const fallback = catalogueTexts.courseBy(title, organisation ?? catalogueTexts.unknownOrganisation);
  usePageMeta({ title: tabTitle(reading, title), description: description === '' ? fallback : description });
  const actions = useRef<HTMLDivElement>(null);
  const isComplete = learning.progress?.isComplete === true;
  const isAtEnd = useIsAtEnd(learning);
  const panel = <StartPanel {...parts} actions={actions} isAtEnd={isAtEnd} />;
  return (
    <article>
      <div className={common.withPanel}>
        <Box miw={0}>
          <CourseHead course={course} isDraft={reading.isDraft === true} isComplete={isComplete || isAtEnd} />
          {isAtEnd && <GuestEnd questionCount={questionCountOf(course)} />}
          {isLessonGone && (
            <Text mt="lg" py={14} px={20} bdrs="fit" bg="var(--mantine-color-amber-light)" role="status">
              {texts.lessonGone}
            </Text>
          )}
          {slots.start}
        </Box>
        {lessons.length === 0 ? (
          <EmptyState title={texts.noLessons} text={texts.noLessonsText} />
        ) : (
          <>
            {!isComplete && panel}
            <Box miw={0} maw="var(--pg-reading)" style={learning.isLoading ? { visibility: 'hidden' } : undefined}>
              {learning.progress !== null && (
                <Completion course={course} reading={reading} lessons={lessons} progress={learning.progress} />
              )}
              <Outcomes outcomes={course.outcomes} isComplete={isComplete} />
              <Contents {...parts} />
            </Box>
            {isComplete && panel}
          </>
        )}
      </div>
      {slots.startEnd}
      {slots.end}
      {!learning.isLoading && !isAtEnd && <StartBar {...parts} watched={actions} />}
    </article>
  );
}

function Outcomes({ outcomes, isComplete }: { outcomes: readonly string[]; isComplete: boolean }) {
  const titleId = useId();
  if (outcomes.length === 0) return null;
  return (
    <Box component="section" mb={40} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {isComplete ? texts.outcomesNow : texts.outcomes}
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

function Contents({ course, reading, lessons, learning: { progress }, slots }: ReaderParts) {
  return (
    <section aria-label={texts.contentsOf}>
      <Title order={2} size="h3" mb="md">
        {texts.contents}
      </Title>
      <Box mx={-12}>
        <Structure
          modules={course.modules}
          reading={reading}
          states={progress === null ? undefined : lessonStates(lessons, progress)}
          mark={slots.mark}
          fact={(lesson) => (
            <Text span flex="none" c="dimmed" fz={14}>
              {texts.lessonMinutes(minutesOfLesson(lesson))}
            </Text>
          )}
        />
        {slots.structureEnd}
      </Box>
      {!reading.isDraft && (
        <div data-screen="">
          <IconLink icon={IconPrinter} to={courseUrl(reading, { view: 'print' })} mih={44}>
            {texts.printCourse}
          </IconLink>
        </div>
      )}
    </section>
  );
}

type Actions = RefObject<HTMLDivElement | null>;

function StartPanel({ actions, isAtEnd, ...parts }: ReaderParts & { actions: Actions; isAtEnd: boolean }) {
  const { course, lessons, learning } = parts;
  const { progress, isLoading } = learning;
  const isComplete = progress?.isComplete === true;
  const next = isAtEnd ? null : nextStep(parts);
  return (
    <Stack
      p="lg"
      gap="md"
      bd="1px solid var(--pg-line)"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-surface)"
      className={common.sidePanel}
      style={isLoading ? { visibility: 'hidden' } : undefined}
    >
      {progress !== null && !isComplete && <ProgressLine {...lessonsReadOf(lessons, progress)} />}
      {next !== null && (
        <Stack className={common.anywhere} data-screen="" ref={actions}>
          <LinkButton to={next.to} kind="action">
            {next.label}
          </LinkButton>
        </Stack>
      )}
      {!isAtEnd && <ReaderNotes {...parts} />}
      {!isComplete && parts.reading.isDraft !== true && <WhyForYou courseId={course.courseId} />}
      <CourseFacts course={course} isComplete={isComplete} />
    </Stack>
  );
}

/** The reason that the person's development path gives for this course. */
function WhyForYou({ courseId }: { courseId: string }) {
  const found = useDevelopmentPath()?.find((course) => course.courseId === courseId);
  if (found === undefined) return null;
  const { reason, skillName } = found;
  return (
    <Text fz="sm" className={`${common.anywhere} ${common.inkLinks}`}>
      <strong>{texts.why}:</strong>{' '}
      {reason.kind === 'lowest' ? (
        texts.whyLowest(skillName, reason.rank, reason.of)
      ) : (
        <>
          {texts.whyJob} <Link to={paths.job(reason.jobId)}>{reason.jobTitle}</Link> {texts.asksFor(skillName)}
        </>
      )}
    </Text>
  );
}

function StartBar({ watched, ...parts }: ReaderParts & { watched: Actions }) {
  const next = nextStep(parts);
  if (next === null) return null;
  return (
    <ActionBar label={texts.bar} watched={watched} first={next.lesson} second={parts.course.title}>
      <LinkButton to={next.to} kind="action">
        {next.short}
      </LinkButton>
    </ActionBar>
  );
}

/** Null when nothing is left to do. */
function nextStep({ reading, lessons, learning: { progress, reader } }: ReaderParts) {
  const open = progress === null ? null : openQuizzes(lessons, progress.answers);
  const unread = progress === null ? lessons[0] : lessonToResume(lessons, progress);
  const question = unread === null ? open?.[0] : undefined;
  const next = unread ?? question?.placed;
  if (next === undefined) return null;
  const [to, lesson] = [courseUrl(reading, { lesson: next.lesson.id, question: question?.block.id }), lessonName(next)];
  if (open === null) {
    const label = reader === 'visitor' ? texts.sample : texts.start;
    return { to, lesson, label, short: texts.begin };
  }
  if (next === unread) return { to, lesson, label: texts.resume(lesson), short: texts.next };
  return { to, lesson, label: texts.answerQuestions(open.length), short: texts.answer };
}
