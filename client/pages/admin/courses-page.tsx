import { adminCoursesTexts as texts } from '#shared/texts/admin-courses.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { CourseList } from '../../features/admin-courses/course-list.tsx';

export default function AdminCoursesPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <CourseList />
    </>
  );
}
