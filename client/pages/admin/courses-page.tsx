import { adminCoursesTexts as texts } from '#shared/texts/admin/courses.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { CourseList } from '../../features/admin-courses/course-list.tsx';

export default function AdminCoursesPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <CourseList />
    </>
  );
}
