import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { JobCard, JobPage } from '#shared/jobs/board.ts';
import { jobsRoute } from '#shared/paths.ts';
import { may } from '#shared/permissions.ts';
import { afterCourseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import type { ReaderCourse } from './reader-parts.ts';

const shownJobs = 3;

/** Jobs of the company that require a strength of the course, and the next course. */
export function AfterCourse({ course }: { course: ReaderCourse }) {
  const jobs = useJobsWithStrengths(course);
  const next = useDevelopmentPath()?.find(({ courseId, isCompleted }) => courseId !== course.courseId && !isCompleted);
  return (
    <Stack mt="lg" gap="md" data-screen="">
      {jobs.length > 0 && <Jobs organisation={course.organisation ?? ''} jobs={jobs} />}
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

function Jobs({ organisation, jobs }: { organisation: string; jobs: readonly JobCard[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h5" id={titleId}>
        {texts.jobs(organisation)}
      </Title>
      <ul className={common.anywhere}>
        {jobs.map(({ jobId, title }) => (
          <li key={jobId}>
            <Text
              component={Link}
              py={10}
              display="inline-block"
              c="bright"
              fw={600}
              className={common.link}
              to={paths.job(jobId)}
            >
              {title}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useJobsWithStrengths({ organisationSlug, skills }: ReaderCourse): readonly JobCard[] {
  const query = new URLSearchParams({ company: organisationSlug ?? '' });
  const { data } = useQuery({
    queryKey: ['jobsOfCompany', organisationSlug],
    queryFn: ({ signal }) => readJson<JobPage>(`${jobsRoute}?${query}`, signal),
    enabled: organisationSlug !== null && skills.length > 0,
    retry: retryRead,
  });
  const requires = ({ strengths }: JobCard) => strengths.some((name) => skills.includes(name));
  return data?.jobs.filter(requires).slice(0, shownJobs) ?? [];
}

/** Courses that fit the results of a signed-in applicant. */
export function useDevelopmentPath() {
  const session = useSession();
  const { data } = trpc.matching.path.useQuery(undefined, {
    enabled: session.status === 'signedIn' && may(session.user, 'match.own'),
    retry: false,
  });
  return data?.courses;
}
