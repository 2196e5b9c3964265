import { Box, Group } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { testResultsTexts as texts } from '#shared/texts/assessments/results.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContinueApplication, usePendingApplication } from '../../features/applications/continue-application.tsx';
import { KeepBar, KeepLink } from '../../features/assessments/results/keep-bar.tsx';
import {
  OlderStatesNote,
  RedirectNotice,
  useOlderStates,
} from '../../features/assessments/results/redirect-notice.tsx';
import { ResultDetails } from '../../features/assessments/results/result-details.tsx';
import { ResultSummary, ResultSummarySkeleton } from '../../features/assessments/results/result-summary.tsx';
import { useLatestResult } from '../../features/assessments/results/use-latest-result.ts';
import { RunNotice } from '../../features/assessments/taking/test-notes.tsx';
import { JobsForResult } from '../../features/matching/jobs-for-result.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { readToken, removeToken } from '../../lib/tests/test-tokens.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';
import { KeepResult } from './keep-result.tsx';

export default function TestResultsPage() {
  const session = useSession();
  const latest = useLatestResult(session);
  const { pending, drop } = usePendingApplication();
  const { wasFinished } = Object(useLocation().state) as { wasFinished?: boolean };
  const isLost = latest.status === 'none';
  useEffect(() => {
    if (isLost) removeToken('latest_test_token');
  }, [isLost]);
  const isGuest = session.status === 'guest';
  const isResultLost = isGuest && readToken('latest_test_token') !== null;
  const isKeepable = isGuest && latest.status === 'loaded' && pending === null;
  const isUnsure = latest.status === 'loaded' && !latest.result.quality.isReliable;
  const keepKind = isUnsure ? 'outline' : 'action';
  const isApplicant = session.status === 'signedIn' && may(session.user, 'results.own');
  const olderStates = useOlderStates(isApplicant && pending === null);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          isKeepable && (
            <Box visibleFrom="sm">
              <KeepLink kind={keepKind} />
            </Box>
          )
        }
      />
      {isLost && <Navigate to={paths.tests} state={{ isResultLost }} replace />}
      {(isLost || latest.status === 'loading') && <ResultSummarySkeleton />}
      {latest.status === 'failed' && <ErrorState onRetry={latest.retry} />}
      {latest.status === 'loaded' && (
        <>
          {pending !== null && (isGuest || isApplicant) ? (
            <ContinueApplication pending={pending} isGuest={isGuest} onDrop={drop} />
          ) : (
            isApplicant && <RedirectNotice resultId={latest.result.resultId} olderStates={isUnsure ? 0 : olderStates} />
          )}
          {wasFinished === true && <RunNotice>{texts.wasFinished}</RunNotice>}
          <ResultSummary result={latest.result} repeatKind={pending === null ? 'action' : 'plain'} />
          {isUnsure && olderStates > 0 && <OlderStatesNote />}
          {(isGuest || isApplicant) && (
            <JobsForResult isUnsure={isUnsure} bar={isKeepable && <KeepBar kind={keepKind} />} />
          )}
          {isGuest && (
            <KeepResult
              next={pending === null ? paths.ownResults : applyPath(pending.jobId)}
              expiresAt={latest.result.expiresAt}
            />
          )}
          <ResultDetails result={latest.result} />
          {isGuest && <WaysOn />}
        </>
      )}
    </>
  );
}

const WaysOn = () => (
  <Box mt="xl">
    <Group gap="0.75rem 1rem" align="stretch">
      <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>
      <LinkButton to={paths.home} kind="plain">
        {texts.toHome}
      </LinkButton>
    </Group>
  </Box>
);
