import { Box, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { jobListTexts } from '#shared/texts/jobs/board.ts';
import { sharedValuesText } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { CardMatch, isAppliedTo, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { noJobFilter, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useMatchInput } from '../../components/match/use-matches.ts';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { useFocusAfter } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { MatchedJob } from './matched-job.tsx';
import { NoneOfChoice } from './none-of-choice.tsx';
import { useIsLimited } from './preferred-list.tsx';

const { jobs: texts } = valueTexts.result;
const shownCount = 3;
const query = { ...toJobQuery(noJobFilter), sort: 'fit', withPreference: true } as const;

type JobsOfValuesProps = {
  isGuest: boolean;
  /** Stays in view along the jobs. */
  bar: ReactNode;
};

/** Those of the best matching jobs of the choice whose companies share most values. */
export function JobsOfValues({ isGuest, bar }: JobsOfValuesProps) {
  const { preference } = useWorkPreferences();
  const isLimited = useIsLimited();
  const answer = useJobs(isGuest);
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  if (answer === undefined) return null;
  const { jobs, count, missing } = answer;
  const isNoneOfChoice = count === 0 && isLimited && preference !== null;
  return (
    <Box component="section" mt="2.5rem" aria-labelledby="werte-stellen">
      <Title order={2} size="h3" lh={1.2} mb="md" id="werte-stellen" ref={title} tabIndex={-1}>
        {jobs.length === 0 ? texts.noneTitle : texts.title}
      </Title>
      {!isNoneOfChoice && (
        <Text mb={4} maw="40rem">
          {jobs.length === 0 ? texts.none : texts.compared}
        </Text>
      )}
      <WorkPreferences results={title} />
      {isNoneOfChoice && <NoneOfChoice preference={preference} onWiden={() => focusAfter(() => title.current)} />}
      {jobs.length > 0 && <SharingJobs jobs={jobs} hasMatch={!missing.softskills} />}
      {!isNoneOfChoice && (
        <LinkButton to={isGuest ? `${paths.jobs}?sort=fit` : paths.discover}>
          {jobs.length === 0 ? texts.allOpen : texts.all}
        </LinkButton>
      )}
      {bar}
    </Box>
  );
}

/** `count`: open jobs of the choice. */
function useJobs(isGuest: boolean) {
  const input = useMatchInput();
  const { preference } = useWorkPreferences();
  const own = trpc.matching.discover.useQuery(query, { enabled: !isGuest });
  const best = trpc.matching.best.useQuery(
    { ...input, preference },
    { enabled: isGuest && input !== null, placeholderData: keepPreviousData },
  );
  if (!isGuest) return own.data && found(own.data.jobs, own.data.total, own.data.missing);
  return best.data && found(best.data.best, best.data.jobs, best.data.missing);
}

const found = <Missing,>(jobs: readonly Job[], count: number, missing: Missing) => ({
  jobs: jobsWithSharedValues(jobs),
  count,
  missing,
});

type Job = Omit<DiscoveredJob, 'isSaved'>;
type SharingJob = ReturnType<typeof jobsWithSharedValues>[number];
type SharingJobsProps = { jobs: readonly SharingJob[]; hasMatch: boolean };

/** Most shared values first; matches by values alone are left out. */
function SharingJobs({ jobs, hasMatch }: SharingJobsProps) {
  const { applicationOf } = useOwnApplications([jobs.map(({ job }) => job.jobId)]);
  const isApplied = ({ job }: SharingJob) => isAppliedTo(applicationOf(job.jobId));
  const parts = [
    { title: '', jobs: jobs.filter((one) => !isApplied(one)) },
    { title: jobListTexts.applied, jobs: jobs.filter(isApplied) },
  ];
  return parts
    .filter((part) => part.jobs.length > 0)
    .map((part) => (
      <Fragment key={part.title}>
        {part.title !== '' && (
          <Title order={3} size="h4" mt="lg" mb="md" pt="lg" className={common.lineTop}>
            {part.title}
          </Title>
        )}
        <JobCards minWidth="20rem" isAlone={part.jobs.length === 1}>
          {part.jobs.map(({ job, match }) => (
            <MatchedJob key={job.jobId} job={job} heading="h3" application={applicationOf(job.jobId)}>
              <Text mb={6} fw={600} className={common.anywhere}>
                {sharedValuesText(match.sharedValues)}
              </Text>
              {hasMatch && <CardMatch match={match} />}
            </MatchedJob>
          ))}
        </JobCards>
      </Fragment>
    ));
}

type Sharing = { match: { sharedValues: readonly string[] } };
const byShared = (a: Sharing, b: Sharing): number => b.match.sharedValues.length - a.match.sharedValues.length;

/** Chosen by most shared values, with one job of each company before the others. Equals stay in the order of the list. */
function jobsWithSharedValues(jobs: readonly Job[]) {
  const sharing = jobs
    .flatMap((job) => (job.match !== null && job.match.sharedValues.length > 0 ? [{ job, match: job.match }] : []))
    .toSorted(byShared);
  const companyOf = ({ job: { company } }: (typeof sharing)[number]) => company.slug ?? company.name;
  const firstOf = new Map(sharing.toReversed().map((one) => [companyOf(one), one]));
  const isFirst = (one: (typeof sharing)[number]) => firstOf.get(companyOf(one)) === one;
  const chosen = [...sharing.filter(isFirst), ...sharing.filter((one) => !isFirst(one))].slice(0, shownCount);
  return sharing.filter((one) => chosen.includes(one));
}
