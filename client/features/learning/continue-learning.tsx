import { Box, Flex, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
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
  if (begun !== undefined) return <NextLesson course={begun} />;
  return (
    <Box mt="-1rem" mb="sm">
      <AllOwn />
    </Box>
  );
}

const AllOwn = () => (
  <Flex
    component={Link}
    align="center"
    display="inline-flex"
    c="bright"
    mih={44}
    className={common.link}
    to={paths.ownCourses}
  >
    {texts.all}
  </Flex>
);

function NextLesson({ course }: { course: LearnedCourse }) {
  const titleId = useId();
  const { title, lessonCount, lessonsDone, minutesLeft, nextLessonId } = course;
  return (
    <Box
      component="section"
      mb="md"
      p="0.5rem 1.5rem 1.25rem"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-fit-soft)"
      aria-labelledby={titleId}
    >
      <Group gap="0 1rem" justify="space-between">
        <Title order={2} size="h5" c="var(--pg-fit-text)" id={titleId}>
          {texts.resume}
        </Title>
        <AllOwn />
      </Group>
      <Group gap="0.75rem 2rem" align="flex-end">
        <Box flex="1 1 14rem" miw={0}>
          <Text component="h3" mb="sm" lh={1.25} ff="heading" fw={650} fz="h4" className={common.anywhere}>
            {title}
          </Text>
          <ProgressLine
            done={lessonsDone}
            of={lessonCount}
            label={texts.named(progressTexts.label, title)}
            minutesLeft={minutesLeft}
          />
        </Box>
        <LinkButton to={courseUrl(course, { lesson: nextLessonId ?? undefined })} kind="action">
          {texts.next}
          <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      </Group>
    </Box>
  );
}
