import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { isMissing } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { type EditorSlots, type Remarks, RemarksContext } from './editor-slots.ts';
import { OpenEditor } from './open-editor.tsx';
import { useBlockQueue } from './saving/block-queue.ts';

type CourseEditorProps = { courseId: string; user: SessionUser; slots: EditorSlots; remarks: Remarks };

export function CourseEditor({ courseId, user, slots, remarks }: CourseEditorProps) {
  const { queue, connectionError } = useBlockQueue(courseId, user);
  const { data, error, refetch, isFetchedAfterMount } = trpc.editor.course.useQuery(
    { courseId },
    { refetchOnMount: 'always' },
  );
  const [params] = useSearchParams();
  if (isMissing(error)) return <MissingCourse />;
  if (data !== undefined && queue !== null)
    return (
      <RemarksContext value={remarks}>
        <OpenEditor
          data={data}
          isFresh={isFetchedAfterMount}
          queue={queue}
          connectionError={connectionError}
          user={user}
          slots={slots}
        />
      </RemarksContext>
    );
  if (error !== null) return <ErrorState isPage title={texts.loadFailed} onRetry={() => void refetch()} />;
  return <EditorSkeleton hasLesson={params.has('lesson')} />;
}

function MissingCourse() {
  return (
    <EmptyState
      isPage
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to={paths.company.courses}>{texts.toCourses}</LinkButton>}
    />
  );
}
