import { Navigate, useParams } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { may } from '#shared/permissions.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { FullScreenSpinner } from '../../../components/loading-shape.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { GenerationStrip } from '../../../features/ai/editor/generation-strip.tsx';
import { QuickStartGeneration } from '../../../features/ai/editor/quick-start-generation.tsx';
import { useAiTools } from '../../../features/ai/editor/use-ai-tools.tsx';
import { CourseEditor } from '../../../features/editor/course-editor.tsx';
import { type EditorSlots, ExtrasContext } from '../../../features/editor/editor-slots.ts';
import { ModerationNotice } from '../../../features/moderation/moderation-notice.tsx';
import { CommentSection } from '../../../features/publishing/comments/comment-section.tsx';
import { useOpenCounts } from '../../../features/publishing/comments/use-comments.ts';
import { ReviewNotice } from '../../../features/publishing/review-notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { CourseActions } from './course-actions.tsx';

const slots: EditorSlots = {
  actions: (props) => <CourseActions {...props} />,
  notice: ({ course, flush }) => (
    <>
      {course.isTakenDown && <ModerationNotice kind="course" resourceId={course.courseId} />}
      <GenerationStrip courseId={course.courseId} />
      <ReviewNotice course={course} flush={flush} />
      <LessonComments course={course} lessonId={null} />
    </>
  ),
  quickStart: (props) => <QuickStartGeneration {...props} />,
  lesson: (props) => <LessonComments {...props} />,
};

export default function CourseEditorPage() {
  const { id = '' } = useParams();
  const session = useSession();
  usePageTitle(texts.fallbackTitle);
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (!may(session.user, 'course.edit')) return <Navigate to={paths.company.courseDraft(id)} replace />;
  return <Editor key={id} courseId={id} user={session.user} />;
}

function Editor({ courseId, user }: { courseId: string; user: SessionUser }) {
  const commentCounts = useOpenCounts(courseId);
  const { extras, dialogs } = useAiTools(courseId);
  return (
    <ExtrasContext value={extras}>
      <CourseEditor courseId={courseId} user={user} slots={slots} remarks={commentCounts} />
      {dialogs}
    </ExtrasContext>
  );
}

function LessonComments({ course, lessonId }: { course: EditedCourse; lessonId: string | null }) {
  const lessonIds = new Set(course.modules.flatMap(({ lessons }) => lessons.map((lesson) => lesson.lessonId)));
  return (
    <CommentSection courseId={course.courseId} lessonId={lessonId} lessonIds={lessonIds} mayWrite={false} mt={0} />
  );
}
