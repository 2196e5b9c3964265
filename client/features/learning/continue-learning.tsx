import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { LearnedCourse } from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import { progressTexts, myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { courseUrl } from './course-address.ts';
import { useMyCourses } from './my-courses.tsx';
import { ProgressLine } from './progress-line.tsx';

/** The newest begun course of a signed-in person, with one button to its next lesson. */
export function ContinueLearning() {
  const session = useSession();
  return session.status === 'signedIn' && may(session.user, 'learning.own') ? <BegunCourse /> : null;
}

function BegunCourse() {
  const own = useMyCourses().data?.pages[0]?.courses ?? [];
  if (own.length === 0) return null;
  const begun = own.find(({ isReadable, completedAt }) => isReadable && completedAt === null);
  return (
    <>
      {begun !== undefined && <NextLesson course={begun} />}
      <Box mt={begun === undefined ? '-1rem' : 4} mb="sm" ms={-8}>
        <LinkButton to={paths.ownCourses} kind="plain">
          {texts.all}
        </LinkButton>
      </Box>
    </>
  );
}

function NextLesson({ course }: { course: LearnedCourse }) {
  const titleId = useId();
  const { title, lessonCount, lessonsDone, nextLessonId } = course;
  return (
    <Group
      component="section"
      gap="0.75rem 2rem"
      maw="var(--pg-reading)"
      p="1.125rem 1.5rem 1.25rem"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-fit-soft)"
      aria-labelledby={titleId}
    >
      <Box flex="1 1 14rem" miw={0}>
        <Title order={2} size="h5" c="var(--pg-fit-text)" id={titleId}>
          {texts.resume}
        </Title>
        <Text component="h3" mb="sm" lh={1.25} ff="heading" fw={650} fz="h4" className={common.anywhere}>
          {title}
        </Text>
        <ProgressLine done={lessonsDone} of={lessonCount} label={texts.named(progressTexts.label, title)} />
      </Box>
      <LinkButton to={courseUrl(course, { lesson: nextLessonId ?? undefined })} kind="action">
        {texts.next}
        <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
    </Group>
  );
}
