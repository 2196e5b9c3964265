import { Group } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { draftTexts } from '#shared/texts/courses/draft.ts';
import { previewTexts as texts } from '#shared/texts/courses/publishing.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { PublishedCourse } from './published-course.tsx';

type CoursePreviewProps = {
  courseId: string;
  version: string | null;
  mayEdit: boolean;
};

export default function CoursePreviewPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const session = useSession();
  const mayEdit = session.status === 'signedIn' && may(session.user, 'course.edit');
  return <CoursePreview courseId={id} version={params.get('version')} mayEdit={mayEdit} />;
}

function CoursePreview({ courseId, version, mayEdit }: CoursePreviewProps) {
  const isNumber = version === null || /^[1-9]\d{0,5}$/.test(version);
  const number = version === null ? null : Number(version);
  const view = trpc.publishing.version.useQuery({ courseId, number }, { enabled: isNumber });
  if (!isNumber) return <Missing />;
  return (
    <Loaded
      query={view}
      skeleton={<LoadingShape kind="text" />}
      missing={<Missing />}
      failed={{ title: texts.failed, text: texts.loadFailed }}
    >
      {({ title, snapshot, ...rest }) =>
        snapshot === null ? (
          <NotPublished courseId={courseId} title={title} mayEdit={mayEdit} />
        ) : (
          <PublishedCourse courseId={courseId} snapshot={snapshot} {...rest} mayEdit={mayEdit} />
        )
      }
    </Loaded>
  );
}

function Missing() {
  return (
    <>
      <PageHeader title={texts.notFound} text={texts.notFoundText} />
      <LinkButton to={paths.company.courses}>{texts.backToCourses}</LinkButton>
    </>
  );
}

function NotPublished({ courseId, title, mayEdit }: { courseId: string; title: string; mayEdit: boolean }) {
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
