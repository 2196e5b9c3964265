import { VisuallyHidden } from '@mantine/core';
import { applyTexts } from '#shared/texts/application-ui.ts';
import { bestJobsTexts as texts } from '#shared/texts/discover.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { JobCards } from '../../components/job-card/job-cards.tsx';
import { JobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { askedFor, filterIn } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { applyPath } from '../../lib/use-release-way.ts';
import { trpc } from '../../trpc.ts';
import { FittingJob } from './fitting-job.tsx';
import { MissingNote } from './missing-note.tsx';

const shownCount = 6;
const everything = askedFor(filterIn(new URLSearchParams()));

/** The dashboard's beginning of what fits; the whole list stands under 'Entdecken'. */
export function BestJobs() {
  const list = trpc.matching.discover.useInfiniteQuery(
    { ...everything, sort: 'fit' },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (list.isPending) return <JobCardsSkeleton count={4} />;
  const page = list.data?.pages[0];
  if (page === undefined) return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  const fitting = page.jobs.filter(({ match }) => match !== null).slice(0, shownCount);
  return (
    <section aria-label={texts.list}>
      <MissingNote missing={page.missing} />
      {fitting.length > 0 && (
        <>
          <JobCards>
            {fitting.map((job) => (
              <FittingJob key={job.jobId} job={job} action={<Apply jobId={job.jobId} title={job.title} />} />
            ))}
          </JobCards>
          <LinkButton to={paths.discover}>{texts.all}</LinkButton>
        </>
      )}
      {fitting.length === 0 && !(page.missing.softskills && page.missing.values) && <NothingFits />}
    </section>
  );
}

const Apply = ({ jobId, title }: { jobId: string; title: string }) => (
  <LinkButton to={applyPath(jobId)}>
    {applyTexts.apply}
    <VisuallyHidden> {title}</VisuallyHidden>
  </LinkButton>
);

function NothingFits() {
  const board = <LinkButton to={paths.jobs}>{texts.toBoard}</LinkButton>;
  return <EmptyState title={texts.empty} text={texts.emptyText} action={board} />;
}
