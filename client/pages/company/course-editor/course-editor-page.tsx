import { Navigate, useParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { editorTexts as texts } from '#shared/texts/editor.ts';
import { paths } from '../../../app/paths.ts';
import { FullScreenSpinner } from '../../../components/full-screen-spinner.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { CourseEditor } from '../../../features/editor/course-editor.tsx';
import type { EditorSlots } from '../../../features/editor/editor-slots.ts';
import { ReviewNotice } from '../../../features/publishing/review-notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { CourseActions } from './course-actions.tsx';

const slots: EditorSlots = {
  actions: (props) => <CourseActions {...props} />,
  notice: ({ course, flush }) => <ReviewNotice course={course} flush={flush} />,
};

/** The course editor. Who may only read is led to the preview. */
export default function CourseEditorPage() {
  const { id = '' } = useParams();
  const session = useSession();
  usePageTitle(texts.fallbackTitle);
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (!may(session.user, 'course.edit')) return <Navigate to={paths.company.coursePreview(id)} replace />;
  return <CourseEditor key={id} courseId={id} user={session.user} slots={slots} />;
}
