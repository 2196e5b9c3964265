import { Box, Title } from '@mantine/core';
import { useState } from 'react';
import { type DiscoveredJob, type MissingTests as Missing, matchThreshold } from '#shared/matching/state.ts';
import { ownFitGroup } from '#shared/talent-pool/fit-groups.ts';
import { bestJobsTexts as texts } from '#shared/texts/matching/discover.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { MissingTests, MissingValues } from '../../components/match/missing-tests.tsx';
import { TestInvitation } from '../../components/match/test-invitation.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { trpc } from '../../trpc.ts';
import { MatchedJob, MatchedJobsSkeleton } from './matched-job.tsx';
import { NoPreferredJobs, PreferredList, useIsLimited } from './preferred-list.tsx';

const shownCount = 6;
const newestCount = 3;
const unfilteredQuery = toJobQuery(noJobFilter);

export function BestJobs() {
  const [isWide, setWide] = useState(false);
  return (
    <>
      <PreferredList isWide={isWide} setWide={setWide} />
      <BestJobList isWide={isWide} onWiden={() => setWide(true)} />
    </>
  );
}

export function useNewestJobs() {
  const list = trpc.matching.discover.useInfiniteQuery(
    { ...unfilteredQuery, sort: 'newest', withPreference: true },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return list.data?.pages[0]?.jobs.slice(0, newestCount) ?? [];
}

function BestJobList({ isWide, onWiden }: { isWide: boolean; onWiden: () => void }) {
  const isLimited = useIsLimited() && !isWide;
  const list = trpc.matching.discover.useInfiniteQuery(
    { ...unfilteredQuery, sort: 'fit', withPreference: !isWide },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const page = list.data?.pages[0];
  const isEmpty = page?.missing.softskills && page.missing.values;
  const shown =
    page?.jobs.filter(({ match }) => (match === null ? isEmpty : ownFitGroup(match) !== 'low')).slice(0, shownCount) ??
    [];
  const { applicationOf, isPending } = useOwnApplications([shown.map(({ jobId }) => jobId)]);
  if (list.isPending || isPending) return <MatchedJobsSkeleton count={4} />;
  if (page === undefined) return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  return (
    <section aria-label={texts.list}>
      <MissingNote missing={page.missing} />
      {shown.length > 0 && (
        <>
          {groupsOf(shown).map(({ title, jobs }) => (
            <Box key={title} mb="lg">
              {title !== '' && (
                <Title order={2} size="h3" mb="md">
                  {title}
                </Title>
              )}
              <JobCards>
                {jobs.map((job) => (
                  <MatchedJob
                    key={job.jobId}
                    job={job}
                    heading={title === '' ? 'h2' : 'h3'}
                    application={applicationOf(job.jobId)}
                  />
                ))}
              </JobCards>
            </Box>
          ))}
          <LinkButton to={paths.discover}>{texts.all}</LinkButton>
        </>
      )}
      {shown.length === 0 && (isLimited ? <NoPreferredJobs onWiden={onWiden} /> : <NoMatches />)}
    </section>
  );
}

/** The figure on Start counts the first group. */
function groupsOf(jobs: readonly DiscoveredJob[]): Array<{ title: string; jobs: readonly DiscoveredJob[] }> {
  if (jobs.some(({ match }) => match === null)) return [{ title: '', jobs }];
  const isMatching = ({ match }: DiscoveredJob) => match !== null && match.match >= matchThreshold;
  return [
    { title: texts.matching(matchThreshold), jobs: jobs.filter(isMatching) },
    { title: texts.below(matchThreshold), jobs: jobs.filter((job) => !isMatching(job)) },
  ].filter((group) => group.jobs.length > 0);
}

function NoMatches() {
  const board = <LinkButton to={paths.jobs}>{texts.toBoard}</LinkButton>;
  return <EmptyState title={texts.empty} text={texts.emptyText} action={board} />;
}

export function MissingNote({ missing }: { missing: Missing }) {
  const hasTest = useHasSoftskillTest();
  if (!missing.softskills) return <MissingValues missing={missing} />;
  if (missing.values && hasTest) return <TestInvitation />;
  return (
    <Box mb="md" p="1rem clamp(1rem, 4vw, 1.5rem)" bg="var(--pg-sunken)" bdrs="fit">
      <MissingTests missing={missing} />
    </Box>
  );
}
