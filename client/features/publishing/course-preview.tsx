import { Group } from '@mantine/core';
import { draftTexts } from '#shared/texts/draft.ts';
import { previewTexts as texts } from '#shared/texts/publishing.ts';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { codeOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { PublishedCourse } from './published-course.tsx';

type CoursePreviewProps = {
  courseId: string;
  /** As it stands in the address; null for the version that is online. */
  version: string | null;
  /** Whoever may edit is led back to the editor, others to the courses. */
  mayEdit: boolean;
};

export function CoursePreview({ courseId, version, mayEdit }: CoursePreviewProps) {
  const isNumber = version === null || /^[1-9]\d{0,5}$/.test(version);
  const number = version === null ? null : Number(version);
  const view = trpc.publishing.version.useQuery({ courseId, number }, { enabled: isNumber });
  if (!isNumber) return <Missing />;
  if (view.isPending) return <LoadingShape kind="text" />;
  if (view.data === undefined) {
    const code = codeOf(view.error);
    if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <Missing />;
    return <ErrorState title={texts.failed} text={texts.loadFailed} onRetry={() => void view.refetch()} />;
  }
  if (view.data.snapshot === null)
    return <NotPublished courseId={courseId} title={view.data.title} mayEdit={mayEdit} />;
  const { snapshot, solutions, online } = view.data;
  const course = { courseId, snapshot, solutions, online };
  return <PublishedCourse {...course} mayEdit={mayEdit} />;
}

function Missing() {
  usePageTitle(texts.notFound);
  return (
    <>
      <PageHeader title={texts.notFound} text={texts.notFoundText} />
      <LinkButton to={paths.company.courses}>{texts.backToCourses}</LinkButton>
    </>
  );
}

function NotPublished({ courseId, title, mayEdit }: { courseId: string; title: string; mayEdit: boolean }) {
  usePageTitle(texts.notPublished);
  return (
    <>
      <PageHeader
        title={texts.notPublished}
        text={`${title}. ${mayEdit ? texts.notPublishedText : texts.notPublishedReader}`}
      />
      <Group gap="sm">
        <LinkButton to={paths.company.courseDraft(courseId)} kind="action">
          {draftTexts.view}
        </LinkButton>
        {mayEdit ? (
          <LinkButton to={paths.company.course(courseId)}>{texts.back}</LinkButton>
        ) : (
          <LinkButton to={paths.company.courses}>{texts.backToCourses}</LinkButton>
        )}
      </Group>
    </>
  );
}
