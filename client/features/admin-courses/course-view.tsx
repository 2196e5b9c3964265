import { Box, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { CourseInPortal, PublishedOutline } from '#shared/admin/courses.ts';
import { may } from '#shared/permissions.ts';
import { adminCoursesTexts, adminCourseTexts as texts } from '#shared/texts/admin/courses.ts';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import {
  AdminDetail,
  DetailLinks,
  DetailOf,
  DetailSection,
  FactGrid,
} from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { TakeDownActions } from '../../components/take-down/take-down-actions.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { forgotten } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const back = { to: paths.admin.courses, label: adminCoursesTexts.title };

/** One course as staff sees it. */
export function CourseView({ courseId }: { courseId: string }) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const { adminCourses } = trpc.useUtils();
  const query = trpc.adminCourses.course.useQuery({ courseId }, forgotten);
  return (
    <DetailOf query={query} pageTitle={texts.pageTitle} missing={texts.missing} listAt={back.to}>
      {(course) => (
        <AdminDetail
          back={back}
          title={course.title}
          state={<CourseStateBadge course={course} />}
          actions={
            <TakeDownActions
              kind="course"
              resourceId={courseId}
              title={course.title}
              isTakenDown={course.isTakenDown}
              onChanged={() => adminCourses.invalidate()}
            />
          }
        >
          <Facts course={course} />
          <DecisionList decisions={course.decisions} />
          <DetailSection title={texts.description}>
            <Text maw="var(--pg-reading)" className={`${common.anywhere} ${common.preLine}`}>
              {course.description || texts.noDescription}
            </Text>
          </DetailSection>
          <CourseOutline published={course.published} />
          <Ways course={course} readsDraft={may(user, 'course.readDraft')} />
        </AdminDetail>
      )}
    </DetailOf>
  );
}

function Facts({ course }: { course: CourseInPortal }) {
  const { organisation, visibility, version, isOnline, takenDownAt, createdAt, updatedAt } = course;
  return (
    <FactGrid
      facts={[
        [adminCoursesTexts.organisation, organisation?.name ?? adminCoursesTexts.withoutOrganisation],
        [texts.visibility, courseStateTexts.visibilities[visibility]],
        [texts.online, texts.isOnline(isOnline)],
        [adminCoursesTexts.version, version === 0 ? '' : version.toLocaleString('de-DE')],
        [adminCoursesTexts.sorts.created, formatDate(createdAt)],
        [adminCoursesTexts.changed, formatDateTime(updatedAt)],
        ...(takenDownAt === null ? [] : [[texts.takenDownAt, formatDateTime(takenDownAt)] as const]),
      ]}
    />
  );
}

function Ways({ course, readsDraft }: { course: CourseInPortal; readsDraft: boolean }) {
  const { courseId, organisation, isOnline, visibility } = course;
  const ways = [
    ...(organisation === null
      ? []
      : [[paths.admin.organisation(organisation.organisationId), texts.toOrganisation] as const]),
    ...(readsDraft ? [[paths.company.courseDraft(courseId), texts.toDraft] as const] : []),
    ...(isOnline && visibility === 'public' ? [[paths.course(courseId), texts.toCourse] as const] : []),
  ];
  return <DetailLinks links={ways} />;
}

export default function AdminCoursePage() {
  const { id = '' } = useParams();
  return <CourseView key={id} courseId={id} />;
}

function CourseOutline({ published }: { published: PublishedOutline | null }) {
  return (
    <DetailSection title={texts.published}>
      {published === null ? <Text c="dimmed">{texts.notPublished}</Text> : <Outline published={published} />}
    </DetailSection>
  );
}

function Outline({ published: { version, title, publishedAt, modules } }: { published: PublishedOutline }) {
  return (
    <>
      <Text mb="md" c="dimmed">
        {texts.publishedAs(version, formatDate(publishedAt))}
      </Text>
      <Text mb="md" fw={600} className={common.anywhere}>
        {title}
      </Text>
      <Stack component="ol" gap="sm">
        {modules.map((module) => (
          <li key={module.moduleId} className={common.anywhere}>
            <Text span fw={600}>
              {module.title}
            </Text>
            <Box component="ol" mt={4} c="dimmed">
              {module.lessons.map((lesson) => (
                <li key={lesson.lessonId}>{lesson.title}</li>
              ))}
            </Box>
          </li>
        ))}
      </Stack>
    </>
  );
}
