import { may } from '#shared/permissions.ts';
import { newCourseTexts as texts } from '#shared/texts/courses.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { NewCourseForm } from '../../features/courses/new-course-form.tsx';
import { useSession } from '../../lib/session.ts';

export default function NewCoursePage() {
  usePageTitle(texts.title);
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <NewCourseForm mayCreate={may(session.user, 'course.edit')} />
    </>
  );
}
