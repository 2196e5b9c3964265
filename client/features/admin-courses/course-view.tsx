import { Box, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { AdminCourse, PublishedOutline } from '#shared/admin/courses.ts';
import { may } from '#shared/permissions.ts';
import { adminCoursesTexts, adminCourseTexts as texts } from '#shared/texts/admin/courses.ts';
import { moderatedTexts } from '#shared/texts/admin/list.ts';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { DetailLinks, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { ModeratedDetail, Published } from '../../components/take-down/moderated-detail.tsx';
import { formatDate } from '../../lib/dates.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const back = { to: paths.admin.courses, label: adminCoursesTexts.title };

export function CourseView({ courseId }: { courseId: string }) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const { adminCourses } = trpc.useUtils();
  const query = trpc.adminCourses.course.useQuery({ courseId }, dropOnUnmount);
  return (
    <ModeratedDetail
      kind="course"
      resourceId={courseId}
      query={query}
      back={back}
      recordTexts={texts}
      state={(course) => <CourseStateBadge course={course} />}
      facts={factsOf}
      onChanged={() => adminCourses.invalidate()}
    >
      {(course) => (
        <>
          <DetailSection title={texts.description}>
            <Text maw="var(--pg-reading)" className={`${common.anywhere} ${common.preLine}`}>
              {course.description || texts.noDescription}
            </Text>
          </DetailSection>
          <Published published={course.published} emptyText={texts.notPublished}>
            {(published) => <Outline published={published} />}
          </Published>
          <CourseLinks course={course} readsDraft={may(user, 'course.readDraft')} />
        </>
      )}
    </ModeratedDetail>
  );
}

const factsOf = ({ organisation, visibility, version, isOnline }: AdminCourse) =>
  [
    [adminCoursesTexts.organisation, organisation?.name ?? adminCoursesTexts.withoutOrganisation],
    [texts.visibility, courseStateTexts.visibilities[visibility]],
    [moderatedTexts.online, moderatedTexts.isOnline(isOnline)],
    [adminCoursesTexts.version, version === 0 ? '' : version.toLocaleString('de-DE')],
  ] as const;

function CourseLinks({ course, readsDraft }: { course: AdminCourse; readsDraft: boolean }) {
  const { courseId, organisation, isOnline, visibility } = course;
  const links = [
    ...(organisation === null
      ? []
      : [[paths.admin.organisation(organisation.organisationId), moderatedTexts.toOrganisation] as const]),
    ...(readsDraft ? [[paths.company.courseDraft(courseId), texts.toDraft] as const] : []),
    ...(isOnline && visibility === 'public' ? [[paths.course(courseId), texts.toCourse] as const] : []),
  ];
  return <DetailLinks links={links} />;
}

export default function AdminCoursePage() {
  const { id = '' } = useParams();
  return <CourseView key={id} courseId={id} />;
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
