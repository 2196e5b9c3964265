import { Stack, Tabs } from '@mantine/core';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { courseAiTexts as texts } from '#shared/texts/ai/ai.ts';
import { editorTexts } from '#shared/texts/courses/editor.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { isMissing } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { CoverageView } from './coverage/coverage-view.tsx';
import { ProposalsView } from './proposals/proposals-view.tsx';
import { useProposals } from './proposals/use-proposals.ts';
import { GenerationView } from './state/generation-view.tsx';
import { useGeneration } from './state/use-generation.ts';

const tabs = ['generation', 'proposals', 'coverage'] as const;
type Tab = (typeof tabs)[number];
const tabOf = (given: string | null): Tab => tabs.find((tab) => tab === given) ?? 'generation';

export default function CourseAiPage() {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (!may(session.user, 'course.edit')) return <Navigate to={paths.company.courseDraft(id)} replace />;
  return <CourseAi key={id} courseId={id} />;
}

function CourseAi({ courseId }: { courseId: string }) {
  const [search, setSearch] = useSearchParams();
  const course = trpc.editor.course.useQuery({ courseId });
  const { query, generation, progress } = useGeneration(courseId);
  const proposals = useProposals(courseId);
  const error = course.error ?? query.error;
  if (isMissing(error)) return <MissingCourse />;
  if (course.data === undefined || query.data === undefined) {
    if (error === null) return <FullScreenSpinner />;
    return (
      <ErrorState
        isPage
        title={texts.loadFailed}
        onRetry={() => void Promise.all([course.refetch(), query.refetch()])}
      />
    );
  }
  const count = proposals.data?.length ?? 0;
  const names: Record<Tab, string> = {
    generation: texts.tabs.generation,
    proposals: count === 0 ? texts.tabs.proposals : texts.tabs.proposalsCounted(count),
    coverage: texts.tabs.coverage,
  };
  return (
    <Stack gap={0}>
      <PageHeader
        title={texts.title}
        pageTitle={course.data === undefined ? texts.fallbackTitle : `${texts.title}: ${course.data.title}`}
        text={course.data.title}
        actions={<LinkButton to={paths.company.course(courseId)}>{texts.back}</LinkButton>}
      />
      <Tabs
        value={tabOf(search.get('tab'))}
        onChange={(tab) => setSearch(tab === null || tab === 'generation' ? {} : { tab })}
        keepMounted={false}
      >
        <Tabs.List mb="xl" aria-label={texts.tabs.label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {names[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="generation">
          <GenerationView courseId={courseId} generation={generation} progress={progress} />
        </Tabs.Panel>
        <Tabs.Panel value="proposals">
          <ProposalsView courseId={courseId} />
        </Tabs.Panel>
        <Tabs.Panel value="coverage">
          <CoverageView courseId={courseId} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function MissingCourse() {
  return (
    <EmptyState
      isPage
      title={editorTexts.missing}
      text={editorTexts.missingText}
      action={<LinkButton to={paths.company.courses}>{editorTexts.toCourses}</LinkButton>}
    />
  );
}
