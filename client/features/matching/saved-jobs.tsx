import { Badge, Text, Title } from '@mantine/core';
import type { SavedJob } from '#shared/matching/state.ts';
import { savedTexts as texts } from '#shared/texts/matching/discover.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { OwnJobCard, useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards, OwnJobCardsSkeleton } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { useMatches } from '../../components/match/use-matches.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

export function SavedJobs() {
  const list = trpc.savedJobs.page.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <PagedList
      list={list}
      itemsOf={({ jobs }) => jobs}
      texts={texts}
      skeleton={<OwnJobCardsSkeleton count={2} />}
      empty={<NothingSaved />}
      label={texts.list}
    >
      {(_, pages) => <Cards pages={pages.map(({ jobs }) => jobs)} />}
    </PagedList>
  );
}

function NothingSaved() {
  const toJobs = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={toJobs} />;
}

function Cards({ pages }: { pages: ReadonlyArray<readonly SavedJob[]> }) {
  const openJobIds = pages.map((jobs) => jobs.flatMap(({ jobId, isClosed }) => (isClosed ? [] : [jobId])));
  const { matchOf } = useMatches(openJobIds);
  const { applicationOf } = useOwnApplications(openJobIds);
  return (
    <JobCards>
      {pages.flat().map((job) => {
        if (job.isClosed) return <ClosedCard key={job.jobId} job={job} />;
        const own = { match: matchOf(job.jobId), application: applicationOf(job.jobId) };
        return <OwnJobCard key={job.jobId} job={job} {...own} />;
      })}
    </JobCards>
  );
}

function ClosedCard({ job }: { job: Extract<SavedJob, { isClosed: true }> }) {
  const { jobId, title, savedAt } = job;
  return (
    <ListCard gap="sm" align="flex-start" bg="var(--pg-sunken)">
      <Badge component="span" color="amber">
        {texts.closed}
      </Badge>
      <Title order={2} size="h4" lh={1.25} c="dimmed">
        {title}
      </Title>
      <Text c="dimmed" fz={14} className={common.numbers}>
        {texts.savedOn(formatDate(savedAt))}
      </Text>
      <SaveJob jobId={jobId} title={title} />
    </ListCard>
  );
}
