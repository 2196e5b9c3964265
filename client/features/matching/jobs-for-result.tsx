import { Box, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import type { BestJobs, DiscoveredJob } from '#shared/matching/state.ts';
import { jobsForResultTexts as texts } from '#shared/texts/matching/discover.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MissingTests } from '../../components/match/missing-tests.tsx';
import { useMatchInput } from '../../components/match/use-matches.ts';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { useFocusAfter } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { FittingFirst, isFitting } from './less-fitting.tsx';
import { MatchedJob, MatchedJobsSkeleton } from './matched-job.tsx';
import { NoneOfChoice } from './none-of-choice.tsx';
import { useIsLimited } from './preferred-list.tsx';

const shownCount = 3;

type JobsForResultProps = {
  isUnsure: boolean;
  /** Stays in view along the jobs, but not over the questions. */
  bar: ReactNode;
};

export function JobsForResult({ isUnsure, bar }: JobsForResultProps) {
  const input = useMatchInput();
  const { preference, isPending } = useWorkPreferences();
  const isLimited = useIsLimited();
  const best = trpc.matching.best.useQuery(
    { ...input, ...(input?.tokens && { preference }) },
    { enabled: input !== null && !isPending, placeholderData: keepPreviousData },
  );
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const isNoneOfChoice = best.data?.jobs === 0 && isLimited && preference !== null;
  const questions = <WorkPreferences asksAtOnce results={title} />;
  return (
    <Section title={titleOf(best.data, isUnsure)} ref={title}>
      {best.isPending && <MatchedJobsSkeleton count={shownCount} minWidth="20rem" />}
      {best.isError && best.data === undefined && (
        <ErrorState title={texts.failed} onRetry={() => void best.refetch()} />
      )}
      {best.data !== undefined && (
        <>
          {isNoneOfChoice ? (
            <>
              {questions}
              <div>
                <NoneOfChoice preference={preference} onWiden={() => focusAfter(() => title.current)} />
                {bar}
              </div>
            </>
          ) : (
            <>
              <div>
                <Best found={best.data} isLimited={isLimited} isUnsure={isUnsure} />
                {bar}
              </div>
              {(preference !== null || best.data.jobs > 0) && (
                <Box mt={preference === null ? 'xl' : 'md'}>{questions}</Box>
              )}
            </>
          )}
          <MissingValues missing={best.data.missing} />
        </>
      )}
    </Section>
  );
}

/** The heading calls the jobs fitting only if one of them is. */
function titleOf(found: BestJobs | undefined, isUnsure: boolean): string {
  if (found?.best.length === 0) return texts.noneTitle;
  if (isUnsure) return texts.unsureTitle;
  return found === undefined || found.best.some(isFitting) ? texts.title : texts.lowTitle;
}

type BestProps = { found: BestJobs; isLimited: boolean; isUnsure: boolean };

function Best({ found: { best, jobs }, isLimited, isUnsure }: BestProps) {
  const board = <LinkButton to={paths.jobs}>{texts.allJobs}</LinkButton>;
  if (jobs === 0) {
    const { toCourses, ...noJobs } = texts.noJobs;
    return <EmptyState {...noJobs} action={<LinkButton to={paths.courses}>{toCourses}</LinkButton>} />;
  }
  if (best.length === 0) return <EmptyState {...texts.noMatch} action={board} />;
  return (
    <>
      {isUnsure && (
        <Text mb="md" maw="40rem" c="dimmed">
          {texts.unsure}
        </Text>
      )}
      <MatchedJobs jobs={best} />
      {best.length < shownCount && <Text mb="md">{isLimited ? texts.fewOfChoice : texts.few}</Text>}
      <LinkButton to={`${paths.jobs}?sort=fit`}>{texts.all}</LinkButton>
    </>
  );
}

function MissingValues({ missing }: Pick<BestJobs, 'missing'>) {
  if (!missing.values || missing.softskills) return null;
  return (
    <Box mt="xl">
      <MissingTests missing={missing} />
    </Box>
  );
}

type Jobs = ReadonlyArray<Omit<DiscoveredJob, 'isSaved'>>;

function MatchedJobs({ jobs }: { jobs: Jobs }) {
  const { applicationOf, isPending } = useOwnApplications([jobs.map(({ jobId }) => jobId)]);
  if (isPending) return <MatchedJobsSkeleton count={jobs.length} minWidth="20rem" />;
  return (
    <FittingFirst jobs={jobs} isWhole>
      {(shown) => <MatchedCards jobs={shown} applicationOf={applicationOf} />}
    </FittingFirst>
  );
}

type MatchedCardsProps = { jobs: Jobs } & Pick<ReturnType<typeof useOwnApplications>, 'applicationOf'>;

export const MatchedCards = ({ jobs, applicationOf }: MatchedCardsProps) => (
  <JobCards minWidth={jobs.length === 2 ? '24rem' : '20rem'} isAlone={jobs.length === 1}>
    {jobs.map((job) => (
      <MatchedJob key={job.jobId} job={job} heading="h3" application={applicationOf(job.jobId)} />
    ))}
  </JobCards>
);

type SectionProps = { title: string; ref: Ref<HTMLHeadingElement>; children: ReactNode };

function Section({ title, ref, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" mt="clamp(2.5rem, 5vw, 4rem)" aria-labelledby={titleId}>
      <Title order={2} mb="lg" lts="-0.02em" id={titleId} ref={ref} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Box>
  );
}
