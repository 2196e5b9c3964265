import { Box, Text } from '@mantine/core';
import type { ExplainAnswer } from '#shared/matching/state.ts';
import { may } from '#shared/permissions.ts';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { passungTexts as texts } from '#shared/texts/matching/passung.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { JobPart } from '../../components/job-view/job-view.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MissingTests } from '../../components/passung/missing-tests.tsx';
import { Passung } from '../../components/passung/passung.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { trpc } from '../../trpc.ts';
import { outlinedMatch } from './outlined-match.ts';

export function JobMatch({ jobId }: { jobId: string }) {
  const session = useSession();
  const hasTest = useHasSoftskillTest();
  if (session.status === 'loading') return null;
  if (session.status === 'guest') {
    return (
      <JobPart title={texts.title} below={1}>
        <Box component="p" maw="36rem" mb="sm">
          {hasTest ? texts.none.guest : preparingTexts.short}
        </Box>
        {hasTest && <LinkButton to={paths.tests}>{texts.none.toTests}</LinkButton>}
      </JobPart>
    );
  }
  return may(session.user, 'match.own') ? <OwnMatch jobId={jobId} /> : null;
}

function OwnMatch({ jobId }: { jobId: string }) {
  const explained = trpc.matching.explain.useQuery({ jobId });
  return (
    <JobPart title={texts.title} below={1}>
      {explained.isPending && (
        <Ghost>
          <Passung match={outlinedMatch} voice="you" isFolded />
        </Ghost>
      )}
      {explained.isError && explained.data === undefined && <ErrorState onRetry={() => void explained.refetch()} />}
      {explained.data !== undefined && <Explained {...explained.data} />}
    </JobPart>
  );
}

type ExplainedProps = ExplainAnswer;

function Explained({ match, missing }: ExplainedProps) {
  if (match === null) {
    const isTold = missing.softskills || missing.values;
    return isTold ? <MissingTests missing={missing} /> : <Text c="dimmed">{texts.none.otherSide}</Text>;
  }
  return (
    <>
      <Passung match={match} voice="you" isFolded />
      {(missing.softskills || missing.values) && (
        <Box mt="lg">
          <MissingTests missing={missing} />
        </Box>
      )}
    </>
  );
}
