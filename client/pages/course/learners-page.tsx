import { useParams } from 'react-router-dom';
import { courseTexts, learnersTexts as texts } from '#shared/texts/learning.ts';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { Learners } from '../../features/learning/learners.tsx';
import { codeOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const refusals = ['NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN'];

/** For whoever manages the organisation: how far its members are in one of its courses. */
export default function LearnersPage() {
  const { id = '' } = useParams();
  const course = trpc.editor.course.useQuery({ courseId: id });
  const isMissing = refusals.includes(codeOf(course.error) ?? '');
  usePageTitle(isMissing ? courseTexts.notFound : texts.title);
  const back = <LinkButton to={paths.company.courses}>{texts.toCourses}</LinkButton>;
  if (isMissing) return <PageHeader title={courseTexts.notFound} text={courseTexts.notFoundText} actions={back} />;
  if (course.isError && course.data === undefined) return <ErrorState onRetry={() => void course.refetch()} />;
  const title = course.data?.title;
  return (
    <>
      <PageHeader title={texts.title} {...(title !== undefined && { text: texts.of(title) })} actions={back} />
      <Learners courseId={id} />
    </>
  );
}
