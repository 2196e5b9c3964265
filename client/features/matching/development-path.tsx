import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PathCourse } from '#shared/matching/state.ts';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import { pathTexts as texts } from '#shared/texts/matching/discover.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { MissingNote, useIsLimited } from './preferred-list.tsx';

export function DevelopmentPath() {
  const titleId = useId();
  const isLimited = useIsLimited();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title}
      </Title>
      <Text mt={6} mb="lg" maw="40rem" c="dimmed">
        {texts.text}
      </Text>
      {isLimited && <WorkPreferences />}
      <Steps />
    </section>
  );
}

function Steps() {
  const path = trpc.matching.path.useQuery();
  if (path.isPending) {
    return (
      <ContentSkeleton>
        <ol>
          {placeholderItems(3, placeholderCourse).map((course) => (
            <Step key={course.courseId} course={course} />
          ))}
        </ol>
      </ContentSkeleton>
    );
  }
  if (path.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void path.refetch()} />;
  const { courses, missing } = path.data;
  if (missing.softskills) return <MissingNote missing={missing} />;
  if (courses.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol>
      {courses.map((course) => (
        <Step key={course.courseId} course={course} />
      ))}
    </ol>
  );
}

const placeholderCourse = (index: number): PathCourse => ({
  courseId: `${index}`,
  title: placeholderText(9, 3, 8),
  skillId: 0,
  skillName: placeholderText(9),
  reason: { kind: 'lowest', rank: 25, of: 30 },
  isCompleted: false,
  progress: null,
});

function Step({ course }: { course: PathCourse }) {
  const { courseId, title, isCompleted, progress } = course;
  const action = isCompleted ? texts.again : progress === null ? texts.open : texts.goOn;
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="lg" className={common.lineTop}>
      <Box flex="1 1 20rem" miw={0}>
        <Title order={3} size="h4" lh={1.25}>
          {title}
        </Title>
        <Text mt={4} c="dimmed" className={`${common.anywhere} ${common.inheritLinks}`}>
          <Reason course={course} />
        </Text>
        <State course={course} />
      </Box>
      <LinkButton to={paths.course(courseId)}>
        {action}
        <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
    </Group>
  );
}

function Reason({ course: { reason, skillName } }: { course: PathCourse }) {
  if (reason.kind === 'lowest') return texts.lowest(skillName, reason.rank, reason.of);
  return (
    <>
      {texts.forJob(skillName)} <Link to={paths.job(reason.jobId)}>{reason.jobTitle}</Link>.
    </>
  );
}

function State({ course: { isCompleted, progress } }: { course: PathCourse }) {
  if (isCompleted) {
    return (
      <Group component="p" gap={6} mt={6} c="var(--pg-fit-text)" fw={600} fz="sm">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
        {texts.completed}
      </Group>
    );
  }
  if (progress === null) return null;
  const { lessonsDone, lessonCount, minutesLeft } = progress;
  return (
    <Text mt={6} c="dimmed" fz="sm" className={common.numbers}>
      {minutesLeft > 0
        ? progressTexts.left(lessonsDone, lessonCount, minutesLeft)
        : progressTexts.done(lessonsDone, lessonCount)}
    </Text>
  );
}
