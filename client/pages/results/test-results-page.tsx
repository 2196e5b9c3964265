import { Box } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { testResultsTexts as texts } from '#shared/texts/assessments/results.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { TopFiveResult } from '../../features/assessments/results/top-five-result.tsx';
import { TopFiveSkeleton } from '../../features/assessments/results/top-five-skeleton.tsx';
import { useLatestResult } from '../../features/assessments/results/use-latest-result.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { GuestCall } from './guest-call.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

export default function TestResultsPage() {
  const session = useSession();
  const latest = useLatestResult(session);
  if (latest.status === 'none') return <Navigate to={paths.tests} replace />;
  const isGuest = session.status === 'guest';
  const isApplicant = session.status === 'signedIn' && may(session.user, 'results.own');
  return (
    <Box maw="52rem" className={look('mid')}>
      <PageHeader title={texts.title} text={texts.text} />
      {latest.status === 'loading' && <TopFiveSkeleton />}
      {latest.status === 'failed' && <ErrorState onRetry={latest.retry} />}
      {latest.status === 'loaded' && (
        <>
          {isApplicant && <RedirectNotice />}
          <TopFiveResult result={latest.result} />
          {isGuest && <GuestCall />}
        </>
      )}
    </Box>
  );
}
