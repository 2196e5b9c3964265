import { Tabs } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { answersTexts } from '#shared/texts/ai/questions.ts';
import { courseTexts, learnersTexts as texts } from '#shared/texts/learning/learning.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { codeOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { AnswerStatistics } from './answer-statistics.tsx';
import { Learners } from './learners.tsx';

const refusals = ['NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN'];

export default function LearnersPage() {
  const { id = '' } = useParams();
  const session = useSession();
  const course = trpc.editor.course.useQuery({ courseId: id });
  const isMissing = refusals.includes(codeOf(course.error) ?? '');
  const back = <LinkButton to={paths.company.courses}>{texts.toCourses}</LinkButton>;
  if (isMissing) return <PageHeader title={courseTexts.notFound} text={courseTexts.notFoundText} actions={back} />;
  if (course.isError && course.data === undefined) return <ErrorState onRetry={() => void course.refetch()} />;
  const seesPeople = session.status === 'signedIn' && may(session.user, 'organisation.manage');
  const title = course.data?.title;
  const text = title === undefined ? undefined : (seesPeople ? texts : answersTexts).of(title);
  return (
    <>
      <PageHeader title={texts.title} {...(text !== undefined && { text })} actions={back} />
      {seesPeople ? <BothTabs courseId={id} /> : <AnswerStatistics courseId={id} />}
    </>
  );
}

function BothTabs({ courseId }: { courseId: string }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'questions' ? 'questions' : 'members';
  return (
    <Tabs
      value={tab}
      onChange={(value) => setSearch(value === 'questions' ? { tab: value } : {}, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="xl" aria-label={answersTexts.tabs}>
        <Tabs.Tab value="members">{answersTexts.membersTab}</Tabs.Tab>
        <Tabs.Tab value="questions">{answersTexts.tab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="members">
        <Learners courseId={courseId} />
      </Tabs.Panel>
      <Tabs.Panel value="questions">
        <AnswerStatistics courseId={courseId} />
      </Tabs.Panel>
    </Tabs>
  );
}
