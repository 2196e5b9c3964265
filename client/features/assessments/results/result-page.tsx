import { Box, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { resultWords, runTexts, resultPageTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import { ProfileSection } from './profile-section.tsx';
import { BackToResult, ProfileSkeleton } from './profile-skeleton.tsx';
import { ResultReportLink } from './skills-tab.tsx';
import { activeRun, activeRunWithout, type Run, runsOf, useDeleteRun } from './use-delete-run.ts';
import { ValuesSection } from './values-section.tsx';

export default function ResultPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return search.get('test') === 'values' ? <OwnValues resultId={id} /> : <OwnSkills resultId={id} />;
}

const loaded = { pageTitle: texts.pageTitle, skeleton: <ProfileSkeleton />, missing: <Missing /> };

function OwnSkills({ resultId }: { resultId: string }) {
  const newer = useNewerRun(resultId);
  const query = trpc.results.softskill.useQuery({ resultId });
  return (
    <Loaded query={query} {...loaded}>
      {(result) => (
        <>
          <ResultHead
            result={result}
            text={texts.text(resultWords.variants[result.variant])}
            report={<ResultReportLink resultId={resultId} />}
          />
          <Replaced resultId={resultId} />
          <ProfileSection result={result} isReplaced={newer !== null} />
          <DeleteResult resultId={resultId} />
        </>
      )}
    </Loaded>
  );
}

function OwnValues({ resultId }: { resultId: string }) {
  const query = trpc.results.values.useQuery({ resultId });
  return (
    <Loaded query={query} {...loaded}>
      {(result) =>
        result && (
          <>
            <ResultHead result={result} text={runTexts.values} />
            <Replaced resultId={resultId} />
            <ValuesSection result={result} />
            <DeleteResult resultId={resultId} />
          </>
        )
      }
    </Loaded>
  );
}

function Missing() {
  return <EmptyState isPage {...texts.missing} action={<LinkButton to={paths.ownResults}>{texts.back}</LinkButton>} />;
}

type ResultHeadProps = { result: { createdAt: Date }; text: string; report?: ReactNode };

const ResultHead = ({ result: { createdAt }, text, report }: ResultHeadProps) => (
  <>
    <BackToResult />
    <PageHeader title={texts.title(formatDate(createdAt))} pageTitle={texts.pageTitle} text={text} actions={report} />
  </>
);

function useRun(resultId: string): { runs: readonly Run[]; run: Run | null } {
  const { data: dashboard } = trpc.results.dashboard.useQuery();
  const runs = dashboard === undefined ? [] : runsOf(dashboard);
  return { runs, run: runs.find((one) => one.resultId === resultId) ?? null };
}

/** The run that counts instead, null for the result that counts. */
function useNewerRun(resultId: string): Run | null {
  const { runs, run } = useRun(resultId);
  const active = run && activeRun(runs, run.kind);
  return active === run ? null : active;
}

function Replaced({ resultId }: { resultId: string }) {
  const newer = useNewerRun(resultId);
  if (newer === null) return null;
  return (
    <Text mb="lg" maw="40rem" className={common.inkLinks}>
      {runTexts.replaced} <Link to={paths.ownResults}>{runTexts.open(formatDate(newer.createdAt))}</Link>
    </Text>
  );
}

function DeleteResult({ resultId }: { resultId: string }) {
  const navigate = useNavigate();
  const askToDelete = useDeleteRun(() => {
    toastSuccess(runTexts.removed);
    void navigate(paths.ownResults, { replace: true });
  });
  const { runs, run } = useRun(resultId);
  return (
    <Box mt="xl" pt="lg" className={common.lineTop}>
      <Button
        variant="default"
        disabled={run === null}
        onClick={() => run !== null && askToDelete(run, activeRunWithout(runs, run))}
      >
        {runTexts.confirm.title}
      </Button>
    </Box>
  );
}
