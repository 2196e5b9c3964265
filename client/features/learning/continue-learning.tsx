import { Box, Group, Title } from '@mantine/core';
import { useId } from 'react';
import { may } from '#shared/permissions.ts';
import { myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { MyCourse, useMyCourses } from './my-courses.tsx';

const shownCourses = 3;

/** The courses that a signed-in person has begun and not completed, newest first. */
export function ContinueLearning() {
  const session = useSession();
  return session.status === 'signedIn' && may(session.user, 'learning.own') ? <BegunCourses /> : null;
}

function BegunCourses() {
  const titleId = useId();
  const { data } = useMyCourses();
  const own = data?.pages[0]?.courses ?? [];
  if (own.length === 0) return null;
  const begun = own.filter(({ isReadable, completedAt }) => isReadable && completedAt === null).slice(0, shownCourses);
  return (
    <Box component="section" mb="xl" aria-labelledby={titleId}>
      <Group justify="space-between" gap="0.5rem 1.5rem" mb="md">
        <Title order={2} size="h3" id={titleId}>
          {begun.length === 0 ? texts.title : texts.resume}
        </Title>
        <LinkButton to={paths.ownCourses}>{texts.all}</LinkButton>
      </Group>
      {begun.length > 0 && (
        <ul>
          {begun.map((course) => (
            <MyCourse key={course.courseId} course={course} heading="h3" />
          ))}
        </ul>
      )}
    </Box>
  );
}
