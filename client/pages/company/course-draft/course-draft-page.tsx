import { useParams, useSearchParams } from 'react-router-dom';
import { draftTexts as texts } from '#shared/texts/courses/draft.ts';
import { previewTexts } from '#shared/texts/courses/publishing.ts';
import { courseTexts } from '#shared/texts/learning/learning.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { FullScreenSpinner } from '../../../components/loading-shape.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { CourseSkeleton } from '../../../features/learning/course-skeleton.tsx';
import { useDraft } from '../../../features/publishing/draft/use-draft.ts';
import { codeOf } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { DraftView } from './draft-view.tsx';

export default function CourseDraftPage() {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  return <Draft key={id} courseId={id.toLowerCase()} />;
}

function Draft({ courseId }: { courseId: string }) {
  const session = useSession();
  const [params] = useSearchParams();
  const { draft, state, reload } = useDraft(courseId);
  const code = codeOf(draft.error ?? state.error);
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT' || code === 'FORBIDDEN') return <Missing />;
  if (session.status === 'signedIn' && draft.data !== undefined && state.data !== undefined)
    return (
      <DraftView
        user={session.user}
        draft={draft.data}
        state={state.data}
        isLoading={draft.isFetching}
        onReload={reload}
      />
    );
  if (draft.isError || state.isError)
    return <ErrorState isPage title={courseTexts.failed} onRetry={() => void reload()} />;
  return <CourseSkeleton isLesson={params.get('lesson') !== null} />;
}

function Missing() {
  return (
    <>
      <PageHeader title={previewTexts.notFound} text={texts.gone} />
      <LinkButton to={paths.company.courses}>{texts.toCourses}</LinkButton>
    </>
  );
}
