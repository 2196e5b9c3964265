import { courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CourseList, useCourseRights } from '../../features/courses/course-list.tsx';
import { ImportCourse } from '../../features/export/import-course.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

export default function CoursesPage() {
  const session = useSession();
  const rights = useCourseRights();
  const organisation = session.status === 'signedIn' ? session.user.organisation : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={organisation === null ? texts.textOfStaff : texts.text(organisation.name)}
        actions={
          rights.mayEdit && (
            <>
              <ImportCourse />
              <LinkButton to={paths.company.newCourse} kind="action">
                {texts.create}
              </LinkButton>
            </>
          )
        }
      />
      <CourseList rights={rights} />
    </>
  );
}
