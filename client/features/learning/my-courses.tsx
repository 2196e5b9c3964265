import { Box, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LearnedCourse } from '#shared/learning/state.ts';
import { progressTexts, myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { formatDate, formatRelative } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { certificateUrl, courseUrl } from './course-address.ts';
import classes from './my-courses.module.css';
import { ProgressLine } from './progress-line.tsx';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

export function MyCourses() {
  const list = useMyCourses();
  const discover = <LinkButton to={paths.courses}>{texts.discover}</LinkButton>;
  return (
    <PagedList
      list={list}
      itemsOf={({ courses }) => courses}
      texts={texts}
      skeleton={<LoadingShape kind="cards" />}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} action={discover} />}
      beside={discover}
    >
      {(courses) => <CourseRows courses={courses} />}
    </PagedList>
  );
}

/** Finished courses, and those that are not available any more; `empty` for people without any course. */
export function EarlierCourses({ empty }: { empty: ReactNode }) {
  const list = useMyCourses();
  return (
    <PagedList
      list={list}
      itemsOf={({ courses }) => courses}
      texts={texts}
      skeleton={<LoadingShape kind="cards" />}
      empty={empty}
    >
      {(courses) => <Earlier courses={courses.filter((course) => !isBegun(course))} />}
    </PagedList>
  );
}

function Earlier({ courses }: { courses: readonly LearnedCourse[] }) {
  if (courses.length === 0) return null;
  const areFinished = courses.every(({ completedAt }) => completedAt !== null);
  return (
    <OverviewSection title={areFinished ? texts.finished : texts.earlier}>
      <CourseRows courses={courses} />
    </OverviewSection>
  );
}

export const useMyCourses = ({ enabled = true } = {}) =>
  trpc.learning.mine.useInfiniteQuery({}, { enabled, getNextPageParam: ({ nextCursor }) => nextCursor });

export const isBegun = ({ isReadable, completedAt }: LearnedCourse): boolean => isReadable && completedAt === null;

/** All lessons are done, but not all questions: the course page lists them. */
export const isUnanswered = (course: LearnedCourse): boolean =>
  isBegun(course) && course.lessonCount > 0 && course.lessonsDone === course.lessonCount;

const actionOf = (course: LearnedCourse): string => {
  if (isUnanswered(course)) return texts.answer;
  if (course.completedAt === null) return texts.resume;
  return course.certificate?.withdrawnAt === null ? progressTexts.toCertificate : texts.look;
};

export const CourseRows = ({ courses }: { courses: readonly LearnedCourse[] }) => (
  <ul>
    {courses.map((course) => (
      <CourseRow key={course.courseId} course={course} />
    ))}
  </ul>
);

function CourseRow({ course }: { course: LearnedCourse }) {
  const { title, isReadable, lessonCount, lessonsDone, completedAt, lastSeenAt, certificate } = course;
  const lesson = completedAt === null ? (course.nextLessonId ?? undefined) : undefined;
  return (
    <Group component="li" gap="1rem 2rem" justify="space-between" className={`${classes.course} ${common.lineBottom}`}>
      <Box flex="1 1 20rem" miw={0}>
        <h3 className={classes.title}>{title}</h3>
        <Text mt={4} c="dimmed" className={common.numbers}>
          {completedAt === null
            ? texts.lastSeen(formatRelative(lastSeenAt, new Date()))
            : texts.completed(formatDate(completedAt))}
        </Text>
        {isBegun(course) && (
          <Box maw="26rem" mt={14}>
            <ProgressLine
              read={lessonsDone}
              lessonsOpen={course.lessonsOpen}
              questionsOpen={course.questionsOpen}
              of={lessonCount}
              label={texts.named(progressTexts.label, title)}
            />
          </Box>
        )}
        {!isReadable && (
          <Text mt={4} c="dimmed" className={common.numbers}>
            {certificate === null || certificate.withdrawnAt !== null ? texts.goneWithout : texts.gone}
          </Text>
        )}
        {certificate !== null && <WithdrawnNotice certificate={certificate} />}
      </Box>
      <Group gap="0.5rem 1.25rem">
        {certificate?.withdrawnAt === null && (
          <Flex
            component="a"
            align="center"
            display="inline-flex"
            c="bright"
            fw={600}
            mih={44}
            className={`${classes.certificate} ${common.link}`}
            href={certificateUrl(certificate.certificateId)}
            aria-label={texts.named(progressTexts.certificate, title)}
            download
          >
            {progressTexts.certificate}
          </Flex>
        )}
        {isReadable && (
          <LinkButton to={courseUrl(course, { lesson })}>
            {actionOf(course)}
            <VisuallyHidden>{title}</VisuallyHidden>
          </LinkButton>
        )}
      </Group>
    </Group>
  );
}
