import { Box, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { DiscoveredJob, MatchingOverview, OwnTests } from '#shared/matching/state.ts';
import { preferredListTexts } from '#shared/texts/matching/work-preferences.ts';
import { startTexts } from '#shared/texts/start.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards, PlaceholderJobCard } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { MatchedCards } from '../../features/matching/jobs-for-result.tsx';
import { FittingFirst, isFitting, JobRows } from '../../features/matching/less-fitting.tsx';
import { MissingNote, useIsLimited } from '../../features/matching/preferred-list.tsx';
import { useFirstJobs } from '../../features/matching/use-discover.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';

const { bestJobs: texts } = startTexts;
const shownCount = 3;
/** The tab Berufe. */
const tabCount = 6;

type Jobs = ReadonlyArray<Omit<DiscoveredJob, 'isSaved'>>;
type FewJobsProps = ComponentProps<typeof MatchedCards>;

type StartJobsProps = {
  overview: MatchingOverview | undefined;
  /** The page names this one as the next step. */
  exceptJobId: string | undefined;
};

export function StartJobs({ overview, exceptJobId }: StartJobsProps) {
  const isLimited = useIsLimited();
  // Same input as the next step, so both share one request.
  const { applicationOf } = useOwnApplications([overview?.best.map(({ jobId }) => jobId) ?? []]);
  if (overview === undefined) return null;
  const { best, jobs, appliedMatching, matchingJobs, missing, unsure } = overview;
  if (missing.softskills && missing.values) return <NewestJobs />;
  const others = best.filter(({ jobId }) => jobId !== exceptJobId).slice(0, shownCount);
  if (others.length === 0 && (!isLimited || best.length > 0)) return null;
  return (
    <BestJobs
      missing={missing}
      unsure={unsure}
      jobs={others}
      hasApplied={others.length === 0 ? jobs > 0 : appliedMatching > 0 && matchingJobs === 0}
      isAfterStep={exceptJobId !== undefined}
    >
      <FittingFirst jobs={others}>{(shown) => <FewJobs jobs={shown} applicationOf={applicationOf} />}</FittingFirst>
    </BestJobs>
  );
}

/** Own applications are above this list, so it leaves out their jobs. */
export function FirstJobs({ list }: { list: ReturnType<typeof useFirstJobs> }) {
  const first = list.data?.pages[0];
  const { applicationOf, isPending } = useOwnApplications(first ? [first.jobs.map(({ jobId }) => jobId)] : []);
  if (isPending) return <FirstJobsSkeleton />;
  if (first === undefined) return <ErrorState onRetry={() => void list.refetch()} />;
  const { jobs, missing, unsure } = first;
  if (missing.softskills && missing.values)
    return (
      <>
        <Box mt="lg">
          <MissingNote missing={missing} />
        </Box>
        <NewestJobs />
      </>
    );
  const others = jobs.filter(({ jobId, match }) => match !== null && applicationOf(jobId) === undefined);
  const fitting = others.filter(isFitting);
  const shown = fitting.length > 0 ? fitting.slice(0, tabCount) : others.slice(0, shownCount);
  const hasApplied = jobs.some((job) => (others.length === 0 ? job.match !== null : isFitting(job)));
  return (
    <BestJobs missing={missing} unsure={unsure} jobs={shown} hasApplied={hasApplied}>
      <MatchedCards jobs={shown} applicationOf={applicationOf} />
    </BestJobs>
  );
}

/** On phones only the first one is a card. */
function FewJobs({ jobs, applicationOf }: FewJobsProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <MatchedCards jobs={jobs} applicationOf={applicationOf} />;
  return (
    <>
      <MatchedCards jobs={jobs.slice(0, 1)} applicationOf={applicationOf} />
      <Box mt="-0.75rem">
        <JobRows jobs={jobs.slice(1)} />
      </Box>
    </>
  );
}

type JobsSectionProps = { title?: string; all?: ReactNode; children: ReactNode };

const JobsSection = ({ title = texts.title, all = toDiscover, children }: JobsSectionProps) => (
  <Box mt="xl">
    <OverviewSection title={title}>
      {children}
      {all}
    </OverviewSection>
  </Box>
);

const toDiscover = <LinkButton to={paths.discover}>{texts.all}</LinkButton>;

/** `hasApplied`: the jobs that fit have an application. */
type BestJobsProps = Pick<OwnTests, 'missing' | 'unsure'> & {
  jobs: Jobs;
  hasApplied: boolean;
  /** The next step above names the best job. */
  isAfterStep?: boolean;
  children: ReactNode;
};

function BestJobs({ missing, unsure, jobs, hasApplied, isAfterStep = false, children }: BestJobsProps) {
  const none = useIsLimited() ? preferredListTexts.noBestJob : texts.none;
  const isLow = jobs.length > 0 && !jobs.some(isFitting);
  const titleOf = () => {
    if (missing.softskills) return texts.openTitle;
    if (isLow) return texts.lowTitle;
    if (unsure !== undefined) return texts.unsureTitle;
    return isAfterStep ? texts.otherTitle : texts.title;
  };
  return (
    <JobsSection title={titleOf()}>
      <Text mt="-0.75rem" mb={4} c="dimmed" fz="sm">
        {isLow && `${hasApplied ? texts.lowApplied : texts.low(jobs.some(({ match }) => match?.hasUnsureSkills))} `}
        {!(isLow && hasApplied) && texts.basis(missing)}
      </Text>
      <WorkPreferences />
      {jobs.length === 0 ? <Text mb="md">{hasApplied ? preferredListTexts.allApplied : none}</Text> : children}
    </JobsSection>
  );
}

/** Without a result, no job is better than another one. */
function NewestJobs() {
  const isLimited = useIsLimited();
  const jobs = useFirstJobs('newest').data?.pages[0]?.jobs.slice(0, shownCount);
  const { applicationOf, isPending } = useOwnApplications([jobs?.map(({ jobId }) => jobId) ?? []]);
  if (jobs === undefined || isPending || (jobs.length === 0 && !isLimited)) return null;
  return (
    <JobsSection title={texts.newest} all={<LinkButton to={paths.jobs}>{texts.allNewest}</LinkButton>}>
      <Box mt="-0.75rem">
        <WorkPreferences />
      </Box>
      {jobs.length === 0 ? (
        <Text mb="md">{preferredListTexts.noBestJob}</Text>
      ) : (
        <FewJobs jobs={jobs} applicationOf={applicationOf} />
      )}
    </JobsSection>
  );
}

export const PlaceholderJobs = () => (
  <JobsSection>
    <JobCards minWidth="20rem">
      <PlaceholderJobCard />
    </JobCards>
  </JobsSection>
);

export const FirstJobsSkeleton = () => (
  <ContentSkeleton>
    <PlaceholderJobs />
  </ContentSkeleton>
);
