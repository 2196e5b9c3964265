import { Button } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords, runTexts, resultPageTexts as texts } from '#shared/texts/assessments/results.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ResultReportLink } from './skills-tab.tsx';
import { activeRunWithout, runsOf, useDeleteRun } from './use-delete-run.ts';

export default function ResultPage() {
  const { id = '' } = useParams();
  const result = trpc.results.softskill.useQuery({ resultId: id });
  return (
    <Loaded query={result} pageTitle={texts.pageTitle} skeleton={<ProfileSkeleton />} missing={<Missing />}>
      {(data) => <Result result={data} />}
    </Loaded>
  );
}

function Missing() {
  return <EmptyState isPage {...texts.missing} action={<LinkButton to={paths.dashboard}>{texts.back}</LinkButton>} />;
}

function Result({ result }: { result: SoftskillResultView }) {
  const navigate = useNavigate();
  const askToDelete = useDeleteRun(() => {
    toastSuccess(runTexts.removed);
    void navigate(paths.dashboard, { replace: true });
  });
  const { data: dashboard } = trpc.results.dashboard.useQuery();
  const runs = dashboard === undefined ? [] : runsOf(dashboard);
  const run = runs.find(({ resultId }) => resultId === result.resultId) ?? null;
  return (
    <>
      <PageHeader
        title={texts.title(formatDate(result.createdAt))}
        pageTitle={texts.pageTitle}
        text={texts.text(resultWords.variants[result.variant])}
        actions={
          <>
            <ResultReportLink resultId={result.resultId} />
            <Button
              variant="subtle"
              c="dimmed"
              disabled={run === null}
              onClick={() => run !== null && askToDelete(run, activeRunWithout(runs, run))}
            >
              {runTexts.remove}
            </Button>
            <LinkButton to={paths.dashboard} kind="plain">
              {texts.back}
            </LinkButton>
          </>
        }
      />
      <ProfileSection result={result} />
    </>
  );
}
