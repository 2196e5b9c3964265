import { Box, Flex, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LearnedCourse } from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import { progressTexts, myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { Fold } from '../../components/fold/fold.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatRelative } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { courseUrl } from './course-address.ts';
import { CourseRows, isBegun, isUnanswered, useMyCourses } from './my-courses.tsx';
import { ProgressLine } from './progress-line.tsx';

type NewestCourse = { isPending: boolean; own: readonly LearnedCourse[] | undefined };

/** Pending until the row is known, because it moves everything below it. */
export function useNewestCourse(): NewestCourse {
  const session = useSession();
  const isLearner = session.status === 'signedIn' && may(session.user, 'learning.own');
  const { data, isPending } = useMyCourses({ enabled: isLearner });
  if (session.status === 'loading') return { isPending: true, own: undefined };
  return { isPending: isLearner && isPending, own: isLearner ? data?.pages[0]?.courses : undefined };
}

/** The newest begun course of a signed-in person, with one button to its next lesson. */
export function ContinueLearning({ isPending, own }: NewestCourse) {
  if (isPending)
    return (
      <ContentSkeleton label={null}>
        <Begun course={placeholder} />
      </ContentSkeleton>
    );
  if (own === undefined) return null;
  const begun = own.find(isBegun);
  if (begun !== undefined) return <Begun course={begun} />;
  return (
    <Box mt="-1rem" mb="sm">
      <OwnCoursesLink>{own.length === 0 ? texts.suggested : texts.all}</OwnCoursesLink>
    </Box>
  );
}

const Begun = ({ course }: { course: LearnedCourse }) => (
  <Box mb="md">
    <NextLesson course={course}>
      <OwnCoursesLink>{texts.all}</OwnCoursesLink>
    </NextLesson>
  </Box>
);

const OwnCoursesLink = ({ children }: { children: string }) => (
  <Flex
    component={Link}
    align="center"
    display="inline-flex"
    c="bright"
    mih={44}
    className={common.link}
    to={paths.ownCourses}
  >
    {children}
  </Flex>
);

const shownOthers = 3;

/** All begun courses. Only the newest has the main button. */
export function BegunCourses() {
  const { data, isPending } = useMyCourses();
  if (isPending)
    return (
      <ContentSkeleton label={null}>
        <NextLesson course={placeholder} />
      </ContentSkeleton>
    );
  const [newest, ...others] = (data?.pages.flatMap(({ courses }) => courses) ?? []).filter(isBegun);
  if (newest === undefined) return null;
  const folded = others.slice(shownOthers);
  return (
    <div>
      <NextLesson course={newest} />
      <Box mt="lg">
        <CourseRows courses={others.slice(0, shownOthers)} />
      </Box>
      {folded.length > 0 && (
        <Fold title={texts.moreBegun(folded.length)} heading="h3">
          <CourseRows courses={folded} />
        </Fold>
      )}
    </div>
  );
}

const placeholder: LearnedCourse = {
  courseId: '',
  title: placeholderText(9, 3, 8),
  isReadable: true,
  invitation: null,
  lessonCount: 6,
  lessonsDone: 3,
  lessonsOpen: 0,
  questionsOpen: 0,
  minutesLeft: 3,
  completedAt: null,
  lastSeenAt: new Date(0),
  nextLessonId: null,
  certificate: null,
};

function NextLesson({ course, children }: { course: LearnedCourse; children?: ReactNode }) {
  const { title, lessonCount, lessonsDone, minutesLeft, nextLessonId, lastSeenAt } = course;
  return (
    <Box
      component="section"
      p={{ base: '1rem 1.25rem 1.25rem', sm: '1.25rem 1.5rem' }}
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-fit-soft)"
      aria-label={texts.resume}
    >
      <Text mb={4} c="var(--pg-fit-text)" fz="sm" fw={600}>
        {texts.lastSeen(formatRelative(lastSeenAt, new Date()))}
      </Text>
      <Group gap="1rem 2rem" justify="space-between" align="flex-end">
        <Box flex="1 1 14rem" miw={0} maw="36rem">
          <Title order={2} size="h4" mb="sm" lh={1.25} className={common.anywhere}>
            {title}
          </Title>
          <ProgressLine
            read={lessonsDone}
            lessonsOpen={course.lessonsOpen}
            questionsOpen={course.questionsOpen}
            of={lessonCount}
            label={texts.named(progressTexts.label, title)}
            minutesLeft={minutesLeft}
          />
        </Box>
        <Group gap="0.25rem 1.25rem">
          <LinkButton to={courseUrl(course, { lesson: nextLessonId ?? undefined })} kind="action">
            {isUnanswered(course) ? texts.answer : texts.resume}
            <VisuallyHidden>{title}</VisuallyHidden>
          </LinkButton>
          {children}
        </Group>
      </Group>
    </Box>
  );
}
