import { Group } from '@mantine/core';
import { courseDashboardTexts, courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FigureLinks, FiguresSkeleton } from '../../components/figures/figures.tsx';
import { ItemCards, NoItems } from '../../components/item-list/item-list.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { CourseCard, generatingRefetchMs, isGenerating, skeletonCourseCards } from './course-card.tsx';
import { useCourseRights } from './course-list.tsx';

const listedCourses = 6;

export function DashboardCourses() {
  return (
    <OverviewSection title={courseDashboardTexts.title} action={<Actions />}>
      <CourseFigures />
      <LastCourses />
    </OverviewSection>
  );
}

function Actions() {
  const { mayEdit } = useCourseRights();
  const { data } = trpc.courses.page.useQuery({});
  const hasCourses = data !== undefined && data.courses.length > 0;
  return (
    <Group gap="sm" align="stretch">
      <LinkButton to={paths.company.courses}>{courseDashboardTexts.all}</LinkButton>
      {mayEdit && hasCourses && (
        <LinkButton to={paths.company.newCourse} kind="action">
          {texts.create}
        </LinkButton>
      )}
    </Group>
  );
}

function LastCourses() {
  const { mayEdit } = useCourseRights();
  const page = trpc.courses.page.useQuery(
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isGenerating(data) ? generatingRefetchMs : false,
    },
  );
  if (page.isPending)
    return (
      <ContentSkeleton label={null}>
        <ItemCards>{skeletonCourseCards(3)}</ItemCards>
      </ContentSkeleton>
    );
  if (page.data === undefined) return <ErrorState title={texts.loadFailed} onRetry={() => void page.refetch()} />;
  const courses = page.data.courses.slice(0, listedCourses);
  if (courses.length === 0) return <NoItems texts={texts} createPath={mayEdit ? paths.company.newCourse : null} />;
  return (
    <ItemCards label={courseDashboardTexts.recent}>
      {courses.map((course) => (
        <CourseCard key={course.courseId} course={course} mayEdit={mayEdit} />
      ))}
    </ItemCards>
  );
}

const listPath = (status: string): string => `${paths.company.courses}?status=${status}`;

function CourseFigures() {
  const counts = trpc.courses.counts.useQuery();
  if (counts.isPending) return <FiguresSkeleton count={4} />;
  if (counts.data === undefined) return null;
  const { draft, review, published, takenDown = 0 } = counts.data;
  const total = draft + review + published + takenDown;
  if (total === 0) return null;
  return (
    <FigureLinks
      label={courseDashboardTexts.figures}
      figures={[
        { label: courseDashboardTexts.total, count: total, to: paths.company.courses },
        { label: courseDashboardTexts.published, count: published, to: listPath('published') },
        { label: courseDashboardTexts.drafts, count: draft, to: listPath('draft') },
        { label: courseDashboardTexts.inReview, count: review, to: listPath('review') },
        ...(takenDown > 0
          ? [{ label: courseDashboardTexts.takenDown, count: takenDown, to: listPath('takenDown') }]
          : []),
      ]}
    />
  );
}
