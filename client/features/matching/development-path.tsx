import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PathCourse, PathReason } from '#shared/matching/state.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { strengthPlaces, pathTexts as texts } from '#shared/texts/matching/discover.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { isAppliedTo, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { MissingNote, useIsLimited } from './preferred-list.tsx';

export function DevelopmentPath() {
  const titleId = useId();
  const isLimited = useIsLimited();
  const hasField = useHasField();
  const path = trpc.matching.path.useQuery().data;
  const hasResult = path?.missing.softskills !== true;
  const textOfField =
    suggestedOf(path?.courses).length > 1 ? `${texts.textOfField} ${texts.weakestFirst}` : texts.textOfField;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title}
      </Title>
      <Text mt={6} mb="lg" maw="40rem" c="dimmed">
        {hasResult && (hasField ? textOfField : texts.text)}
      </Text>
      {isLimited && <WorkPreferences />}
      <Steps />
      <Box mt="lg">
        <LinkButton to={paths.courses}>{texts.discover}</LinkButton>
      </Box>
    </section>
  );
}

const useHasField = () => (useWorkPreferences().preference?.fields.length ?? 0) > 0;

const shownSteps = 4;

const suggestedOf = (courses: readonly PathCourse[] = []) =>
  courses.filter(({ isCompleted, progress }) => !isCompleted && progress === null);

function Steps() {
  const path = trpc.matching.path.useQuery();
  const hasField = useHasField();
  if (path.isPending) {
    return (
      <ContentSkeleton>
        <StepList courses={placeholderItems(3, placeholderCourse)} />
      </ContentSkeleton>
    );
  }
  if (path.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void path.refetch()} />;
  const { courses, uncovered, missing } = path.data;
  if (missing.softskills) return <MissingNote missing={missing} />;
  const suggested = suggestedOf(courses);
  if (suggested.length === 0) {
    const none = hasField ? texts.emptyField : texts.empty;
    return <p>{courses.length === 0 ? none : texts.allBegun}</p>;
  }
  const folded = suggested.slice(shownSteps);
  return (
    <>
      <StepList courses={suggested.slice(0, shownSteps)} />
      {uncovered !== null && uncovered.rank > strengthPlaces && (
        <Text pt="md" c="dimmed" fz="sm" className={common.lineTop}>
          {texts.uncovered(uncovered)}
        </Text>
      )}
      {folded.length > 0 && (
        <Fold title={texts.more(folded.length)} heading="h3">
          <StepList courses={folded} />
        </Fold>
      )}
    </>
  );
}

function StepList({ courses }: { courses: readonly PathCourse[] }) {
  const { applicationOf } = useOwnApplications([courses.flatMap(({ reason }) => jobIdOf(reason) ?? [])]);
  return (
    <ol>
      {courses.map((course) => (
        <Step
          key={course.courseId}
          course={course}
          isApplied={isAppliedTo(applicationOf(jobIdOf(course.reason) ?? ''))}
        />
      ))}
    </ol>
  );
}

const jobIdOf = (reason: PathReason): string | null => (reason.kind === 'job' ? reason.jobId : null);

const placeholderCourse = (index: number): PathCourse => ({
  courseId: `${index}`,
  title: placeholderText(9, 3, 8),
  company: placeholderText(12),
  minutes: 6,
  skillId: 0,
  skillName: placeholderText(9),
  reason: { kind: 'lowest', rank: 25, of: 30 },
  isCompleted: false,
  progress: null,
});

type StepProps = { course: PathCourse; isApplied: boolean };

function Step({ course, isApplied }: StepProps) {
  const { courseId, title, company, minutes, skillName, reason } = course;
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="lg" className={common.lineTop}>
      <Box flex="1 1 20rem" miw={0} className={common.anywhere}>
        <Title order={3} size="h4" lh={1.25}>
          {title}
        </Title>
        <Text c="dimmed" fz="sm">
          {company ?? catalogueTexts.unknownOrganisation}
        </Text>
        <Group gap="0 1rem" component="p" mt={4} fz="sm" className={common.numbers}>
          <strong>{texts.trains(skillName)}</strong>
          {reason.kind === 'job' && <span>{texts.place(reason)}</span>}
          {minutes > 0 && <span>{catalogueTexts.minutes(minutes)}</span>}
        </Group>
        <Text mt={4} c="dimmed" fz="sm" className={common.inheritLinks}>
          <Reason reason={reason} isApplied={isApplied} />
        </Text>
      </Box>
      <LinkButton to={paths.course(courseId)}>
        {texts.open}
        <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
    </Group>
  );
}

function Reason({ reason, isApplied }: { reason: PathReason; isApplied: boolean }) {
  if (reason.kind === 'lowest') return texts.lowest(reason.rank, reason.of);
  return (
    <>
      {texts.forJob} <Link to={paths.job(reason.jobId)}>{reason.jobTitle}</Link>, {reason.company}
      {isApplied && ` (${texts.applied})`}
    </>
  );
}
