import { Box, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobCard, JobDetail } from '#shared/jobs/board.ts';
import { companyOffersTexts, jobListTexts, jobPageTexts } from '#shared/texts/jobs/board.ts';
import { townText } from '#shared/texts/places.ts';
import { isAppliedTo, OwnJobCard, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { type JobFilterState, noJobFilter, toJobQuery } from '../../components/job-filters/job-filter.ts';
import { IconLink, LinkButton } from '../../components/link-button.tsx';
import { useMatches, useMatchInput } from '../../components/match/use-matches.ts';
import { stateToReturn, useListBefore } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { searchWord } from '../../lib/similar-jobs.ts';
import { trpc } from '../../trpc.ts';
import { useBoardCount, useBoardPages } from './use-board-pages.ts';

const shownCount = 4;
export const shownNear = 2;

/** Back to the list as it was left, if the person came from one; otherwise to all jobs. */
export function BackToJobs() {
  const navigate = useNavigate();
  const before = useListBefore();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!before?.isBefore || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Box mt={{ base: -8, sm: -16 }} mb="xs">
      <IconLink
        icon={IconArrowLeft}
        to={before?.list ?? paths.jobs}
        state={before && stateToReturn(before)}
        mih={44}
        onClick={goBack}
      >
        {before === null ? jobPageTexts.toJobs : jobPageTexts.back}
      </IconLink>
    </Box>
  );
}

export function CompanyJobs({ slug }: { slug: string }) {
  const filter = { ...noJobFilter, company: slug };
  const found = useBoardPages(filter, 'newest', true).data?.pages[0]?.jobs;
  const jobs = found?.slice(0, shownCount) ?? [];
  const count = useBoardCount(filter).data?.count ?? 0;
  if (found?.length === 0) return <NoJobs />;
  return (
    <Jobs title={companyOffersTexts.jobs} jobs={jobs} isOfOne>
      {count > jobs.length && (
        <LinkButton to={`${paths.jobs}?company=${encodeURIComponent(slug)}`}>
          {companyOffersTexts.allJobs(count)}
        </LinkButton>
      )}
    </Jobs>
  );
}

const NoJobs = () => (
  <section aria-label={companyOffersTexts.jobs}>
    <Text mb="md">{companyOffersTexts.noJobs}</Text>
    <LinkButton to={paths.jobs}>{companyOffersTexts.otherJobs}</LinkButton>
  </section>
);

/** Loads when it is about to come into view: most readers stop before. */
export function SimilarJobs({ job }: { job: JobDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const alike = job.field === null ? { search: searchWord(job.title) } : { field: [job.field] };
  const near =
    job.postalCode === ''
      ? { remote: 'only' as const }
      : { place: townText(job), radius: 100 as const, remote: 'also' as const };
  const found = useFirstJobs({ ...noJobFilter, ...near, ...alike }, isNear && alike.search !== '');
  const others = found.filter(({ jobId }) => jobId !== job.jobId).slice(0, shownCount);
  return (
    <Box mt={48} ref={place}>
      <Jobs title={jobPageTexts.similar} jobs={others} />
    </Box>
  );
}

/** For a search without a job to apply for: the first jobs of a wider one, the best matching ones with a result. */
export function NearJobs({ filter, title = jobListTexts.near }: { filter: JobFilterState; title?: string }) {
  const input = useMatchInput();
  const query = { ...toJobQuery(filter), sort: 'fit', ...input } as const;
  const best = trpc.matching.discover.useQuery(query, { enabled: input !== null });
  const newest = useFirstJobs(filter, input === null || best.isError);
  const found = best.data?.jobs ?? newest;
  const { applicationOf, isPending } = useOwnApplications([found.map(({ jobId }) => jobId)]);
  const open = isPending ? [] : found.filter(({ jobId }) => !isAppliedTo(applicationOf(jobId)));
  return <Jobs title={title} jobs={open.slice(0, shownNear)} />;
}

const useFirstJobs = (filter: JobFilterState, enabled: boolean): readonly JobCard[] =>
  useBoardPages(filter, 'newest', enabled).data?.pages[0]?.jobs ?? [];

function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** `isOfOne`: all jobs are of one company, which the page already names. */
type JobsProps = { title: string; jobs: readonly JobCard[]; isOfOne?: boolean; children?: ReactNode };

function Jobs({ title, jobs, isOfOne = false, children }: JobsProps) {
  const titleId = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {title}
      </Title>
      <Cards jobs={jobs} isOfOne={isOfOne} />
      {children}
    </section>
  );
}

function Cards({ jobs, isOfOne }: { jobs: readonly JobCard[]; isOfOne: boolean }) {
  const pages = [jobs.map(({ jobId }) => jobId)];
  const { matchOf } = useMatches(pages);
  const { applicationOf } = useOwnApplications(pages);
  return (
    <JobCards>
      {jobs.map((job) => (
        <OwnJobCard
          key={job.jobId}
          job={job}
          heading="h3"
          hasCompany={!isOfOne}
          match={matchOf(job.jobId)}
          application={applicationOf(job.jobId)}
        />
      ))}
    </JobCards>
  );
}
