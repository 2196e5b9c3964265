import { Box, Text } from '@mantine/core';
import type { ExplainView } from '#shared/matching/state.ts';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { matchTexts as texts } from '#shared/texts/matching/match.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { JobPart } from '../../components/job-view/job-view.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MatchExplanation } from '../../components/match/match-explanation.tsx';
import { MissingTests } from '../../components/match/missing-tests.tsx';
import { type MatchInput, useMatchInput } from '../../components/match/use-matches.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { trpc } from '../../trpc.ts';
import { placeholderMatch } from './placeholder-match.ts';

export function JobMatch({ jobId }: { jobId: string }) {
  const session = useSession();
  const input = useMatchInput();
  if (input !== null) return <OwnMatch jobId={jobId} input={input} />;
  if (session.status !== 'guest') return null;
  return (
    <JobPart title={texts.title} below={1}>
      <WithoutResult />
    </JobPart>
  );
}

function WithoutResult() {
  const hasTest = useHasSoftskillTest();
  return (
    <>
      <Box component="p" maw="36rem" mb="sm">
        {hasTest ? texts.none.guest : preparingTexts.short}
      </Box>
      {hasTest && <LinkButton to={paths.tests}>{texts.none.toTests}</LinkButton>}
    </>
  );
}

function OwnMatch({ jobId, input }: { jobId: string; input: MatchInput }) {
  const explained = trpc.matching.explain.useQuery({ jobId, ...input });
  return (
    <JobPart title={texts.title} below={1}>
      {explained.isPending && (
        <ContentSkeleton>
          <MatchExplanation match={placeholderMatch} voice="you" isCollapsible />
        </ContentSkeleton>
      )}
      {explained.isError && explained.data === undefined && <ErrorState onRetry={() => void explained.refetch()} />}
      {explained.data !== undefined && <Explained {...explained.data} isGuest={input.tokens !== undefined} />}
    </JobPart>
  );
}

type ExplainedProps = ExplainView & { isGuest: boolean };

function Explained({ match, missing, isGuest }: ExplainedProps) {
  // The tokens of the browser open nothing any more.
  if (isGuest && missing.softskills && missing.values) return <WithoutResult />;
  if (match === null) {
    const isTestMissing = missing.softskills || missing.values;
    return isTestMissing ? <MissingTests missing={missing} /> : <Text c="dimmed">{texts.none.otherSide}</Text>;
  }
  return (
    <>
      <MatchExplanation match={match} voice="you" isCollapsible />
      {(missing.softskills || missing.values) && (
        <Box mt="lg">
          <MissingTests missing={missing} />
        </Box>
      )}
    </>
  );
}
