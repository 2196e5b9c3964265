import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import type { JobCard, JobPage } from '#shared/jobs/board.ts';
import { jobsRoute } from '#shared/paths.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { afterCourseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { isAppliedTo, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import type { ReaderCourse } from './reader-parts.ts';
import { useDevelopmentPath } from './use-course.ts';

const shownJobs = 3;

/** Jobs of the company that require a strength of the course, and the next course. */
export default function AfterCourse({ course }: { course: ReaderCourse }) {
  const next = useDevelopmentPath()?.find(({ courseId, isCompleted }) => courseId !== course.courseId && !isCompleted);
  return (
    <Stack mt="lg" gap="md" data-screen="">
      <Jobs course={course} />
      <Group gap="0.5rem 1rem" className={common.anywhere}>
        {next !== undefined && <LinkButton to={paths.course(next.courseId)}>{texts.nextCourse(next.title)}</LinkButton>}
        <Box ms={-8}>
          <LinkButton to={paths.courses} kind="plain">
            {texts.moreCourses}
          </LinkButton>
        </Box>
      </Group>
    </Stack>
  );
}

function Jobs({ course }: { course: ReaderCourse }) {
  const titleId = useId();
  const { jobs, isAllApplied, applicationOf } = useJobsWithStrengths(course);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h5" id={titleId}>
        {texts.jobs(course.organisation ?? '', jobs.length)}
      </Title>
      {isAllApplied && <Text mt="xs">{texts.allApplied(jobs.length)}</Text>}
      <ul className={common.anywhere}>
        {jobs.map(({ jobId, title }) => (
          <Group component="li" key={jobId} gap="0 0.75rem">
            <Text component={Link} py={10} c="bright" fw={600} className={common.link} to={paths.job(jobId)}>
              {title}
            </Text>
            <State application={applicationOf(jobId)} />
          </Group>
        ))}
      </ul>
      {isAllApplied && (
        <Box mt="md">
          <LinkButton to={paths.discover}>{texts.otherJobs}</LinkButton>
        </Box>
      )}
    </section>
  );
}

const State = ({ application }: { application: OwnApplicationState | undefined }) =>
  application !== undefined && (
    <StateBadge of="application" state={application.status}>
      {applicationStatusNames[application.status]}
    </StateBadge>
  );

/** Jobs without an application first. */
function useJobsWithStrengths({ organisationSlug, skills }: ReaderCourse) {
  const query = new URLSearchParams({ company: organisationSlug ?? '' });
  const { data } = useQuery({
    queryKey: ['jobsOfCompany', organisationSlug],
    queryFn: ({ signal }) => readJson<JobPage>(`${jobsRoute}?${query}`, signal),
    enabled: organisationSlug !== null && skills.length > 0,
    retry: retryRead,
  });
  const found = data?.jobs.filter(({ strengths }) => strengths.some((name) => skills.includes(name))) ?? [];
  const { applicationOf, isPending } = useOwnApplications([found.map(({ jobId }) => jobId)]);
  const isApplied = ({ jobId }: JobCard) => isAppliedTo(applicationOf(jobId));
  const openFirst = isPending ? [] : found.toSorted((a, b) => Number(isApplied(a)) - Number(isApplied(b)));
  return { jobs: openFirst.slice(0, shownJobs), isAllApplied: found.every(isApplied), applicationOf };
}
