import { Box, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { JobDetail } from '#shared/jobs/board.ts';
import { chanceFit, wholeMatch } from '#shared/matching/match-weights.ts';
import type { ExplainedView, ExplainView } from '#shared/matching/state.ts';
import { hasNumber, hasUnsureRange, isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { jobListTexts, jobTexts } from '#shared/texts/jobs/board.ts';
import { matchTexts as texts } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { JobSkills } from '../../components/job-view/job-skills.tsx';
import { JobPart } from '../../components/job-view/job-view.tsx';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { Lacking, MatchChip, MatchExplanation } from '../../components/match/match-explanation.tsx';
import { namedSkills, sharedValues } from '../../components/match/match-figure.ts';
import { MissingTests, missingNow, UnsureNote } from '../../components/match/missing-tests.tsx';
import { useMatchInput } from '../../components/match/use-matches.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { useListState } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useHasOpenTest, useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { trpc } from '../../trpc.ts';
import { placeholderMatch } from './placeholder-match.ts';

/** `hasResult` and `needsResult` are both false until the answer is known. */
export function useJobMatch(jobId: string) {
  const input = useMatchInput();
  const { data, isError, refetch } = trpc.matching.explain.useQuery({ jobId, ...input }, { enabled: input !== null });
  const hasResult = data !== undefined && !(data.missing.softskills && data.missing.values);
  const needsResult = data === undefined ? input === null : !hasResult;
  const isGuest = input?.tokens !== undefined;
  /** Also while it loads, so that nothing moves. */
  const match = data?.match ?? null;
  const hasSkills = data === undefined ? input !== null && !isError : match !== null && hasNumber(match);
  const label = match === null ? '' : texts.bareLabel(match);
  return { isShown: input !== null, isGuest, data, hasResult, needsResult, hasSkills, label, isError, refetch };
}

const matchId = 'match';

/** The match in one line, near the top of the page; its explanation is below. */
export function MatchLine({ jobId }: { jobId: string }) {
  const { isShown, data } = useJobMatch(jobId);
  if (!isShown) return null;
  if (data === undefined)
    return (
      <Box mt="sm">
        <ContentSkeleton>
          <PlaceholderMatchLine />
        </ContentSkeleton>
      </Box>
    );
  if (data.match === null) return null;
  return (
    <Box mt="sm">
      {hasNumber(data.match) ? (
        <MatchWithReason match={data.match} unsure={data.unsure} />
      ) : (
        <>
          {data.unsure && <Unsure test={data.unsure} />}
          <SharedValues match={data.match} />
        </>
      )}
    </Box>
  );
}

const Unsure = (note: ComponentProps<typeof UnsureNote>) => (
  <Box my={4} fz="sm" className={common.inkLinks}>
    <UnsureNote {...note} />
  </Box>
);

const SharedValues = ({ match }: { match: ExplainedView }) => (
  <>
    <MatchChip match={match} voice="you" />
    <Text mt={2} fz="sm" lh={1.4} className={`${common.inkLinks} ${common.anywhere}`}>
      {texts.first(match, 'you', sharedValues(match))}
    </Text>
  </>
);

const MatchLink = () => (
  <TallLink to={`#${matchId}`} state={useListState()}>
    {texts.why}
  </TallLink>
);

/** A high match with one reason has the fewest lines. */
export const PlaceholderMatchLine = () => <MatchWithReason match={highMatch} />;

const highMatch = {
  ...{ ...placeholderMatch, match: 80, low: 75, high: 85 },
  parts: placeholderMatch.parts.slice(0, 4),
  rankedSkills: 90,
};

function MatchWithReason({ match, unsure }: { match: ExplainedView; unsure?: ExplainView['unsure'] }) {
  const { fitting } = namedSkills(match);
  const isSaid = unsure !== 'values' && hasUnsureRange(match);
  return (
    <>
      {unsure && !isSaid && <Unsure test={unsure} />}
      <MatchChip match={match} voice="you" />
      {unsure && isSaid && <Unsure test={unsure} isSaid />}
      {(match.match < chanceMatch || fitting.length === 0) && <BetterJobs />}
      <Text mt="sm" fz="sm" lh={1.4} className={`${common.inkLinks} ${common.anywhere}`}>
        {texts.first(match, 'you', fitting)} <MatchLink />
      </Text>
      <Lacking match={match} />
      {isLowMatch(match) && (
        <Text mt="sm" fz="sm" lh={1.4}>
          {jobTexts.lowMatch}
        </Text>
      )}
    </>
  );
}

/** Below this, a random job fits better on average. */
const chanceMatch = wholeMatch(chanceFit.skills / 100, chanceFit.values / 100) ?? 0;

function BetterJobs() {
  const isGuest = useSession().status === 'guest';
  return (
    <Text my="xs" fz="sm" className={common.inkLinks}>
      <TallLink to={isGuest ? `${paths.jobs}?sort=fit` : paths.discover}>{texts.better}</TallLink>
    </Text>
  );
}

type JobMatchProps = { job: JobDetail; hasApplied: boolean };

export function JobMatch({ job: { jobId, skills }, hasApplied }: JobMatchProps) {
  const session = useSession();
  const found = useJobMatch(jobId);
  if (!found.isShown && session.status !== 'guest') return null;
  return (
    <JobPart title={texts.title} below={1} id={matchId}>
      {found.isShown ? <OwnMatch {...{ ...found, skills, hasApplied }} /> : <WithoutResult />}
    </JobPart>
  );
}

function WithoutResult() {
  const hasTest = useHasSoftskillTest();
  const hasOpenTest = useHasOpenTest();
  return (
    <>
      <Box component="p" maw="36rem" mb="sm">
        {hasTest ? texts.none.guest : preparingTexts.short}
      </Box>
      {hasTest && (
        <LinkButton to={paths.tests}>{hasOpenTest ? jobListTexts.resumeTest : texts.none.toTests}</LinkButton>
      )}
    </>
  );
}

type OfJob = Pick<JobDetail, 'skills'> & Pick<JobMatchProps, 'hasApplied'>;
type OwnMatchProps = ReturnType<typeof useJobMatch> & OfJob;

function OwnMatch({ data, isGuest, isError, refetch, skills, hasApplied }: OwnMatchProps) {
  if (data !== undefined) return <Explained {...{ ...data, isGuest, skills, hasApplied }} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <ContentSkeleton>
      <MatchExplanation match={placeholderMatch} voice="you" />
    </ContentSkeleton>
  );
}

type ExplainedProps = ExplainView & OfJob & { isGuest: boolean };

function Explained({ match, isGuest, skills, hasApplied, ...tests }: ExplainedProps) {
  const missing = missingNow(tests);
  // The tokens of the browser open nothing any more.
  if (isGuest && missing.softskills && missing.values) return <WithoutResult />;
  if (match === null) {
    const isTestMissing = missing.softskills || missing.values;
    return isTestMissing ? <MissingTests missing={missing} /> : <Text c="dimmed">{texts.none.otherSide}</Text>;
  }
  if (!hasNumber(match))
    return (
      <>
        <Text mb="xs" className={common.anywhere}>
          {texts.first(match, 'you', sharedValues(match))}
        </Text>
        <MissingTests missing={missing} reason={texts.none.both} />
      </>
    );
  return (
    <>
      <MatchExplanation
        match={match}
        voice="you"
        anchor={matchId}
        hasApplied={hasApplied}
        repetition={tests.unsure && <UnsureNote test={tests.unsure} />}
      >
        <JobSkills skills={skills} />
      </MatchExplanation>
      {(missing.softskills || missing.values) && (
        <Box mt="lg">
          <MissingTests missing={missing} />
        </Box>
      )}
    </>
  );
}
