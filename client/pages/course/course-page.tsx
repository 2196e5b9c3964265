import { Box } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { invitationFrom } from '../../features/learning/course-address.ts';
import { CourseSkeleton } from '../../features/learning/course-skeleton.tsx';
import { CourseReader } from '../../features/learning/reader-frame.tsx';
import { useCountView, useCourse } from '../../features/learning/use-course.ts';
import { ReportLink } from '../../features/report/report-link.tsx';
import { paths } from '../../lib/paths.ts';
import { ReadError } from '../../lib/requests/read-json.ts';

export default function CoursePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const courseKey = { courseId: id.toLowerCase(), invitation: invitationFrom(params) };
  const course = useCourse(courseKey);
  useCountView(courseKey, course.isSuccess);
  return (
    <Loaded
      query={course}
      skeleton={<CourseSkeleton isLesson={params.get('lesson') !== null} />}
      missing={<Missing />}
      failed={{ title: texts.failed, ...(course.error instanceof ReadError && { text: course.error.message }) }}
    >
      {(read) => (
        <CourseReader
          course={read}
          reading={courseKey}
          onReload={course.refetch}
          end={
            courseKey.invitation === null && (
              <Box mt={48} maw="var(--pg-reading)" data-screen="">
                <ReportLink kind="course" resourceId={courseKey.courseId} ownerSlug={read.organisationSlug} />
              </Box>
            )
          }
        />
      )}
    </Loaded>
  );
}

function Missing() {
  return (
    <>
      <Box w="min(16rem, 70%)" mb="2rem" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
      <PageHeader title={texts.notFound} text={texts.notFoundText} />
      <LinkButton to={paths.courses}>{texts.toCatalogue}</LinkButton>
    </>
  );
}
