import { Box, Skeleton, Stack } from '@mantine/core';
import type { JobInPortal } from '#shared/admin/jobs.ts';
import { may } from '#shared/permissions.ts';
import { adminJobsTexts, adminJobTexts as texts } from '#shared/texts/admin-jobs.ts';
import { adminListTexts } from '#shared/texts/admin-list.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { AdminDetail, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { DetailLinks } from '../../components/admin-detail/detail-links.tsx';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { TakeDownActions } from '../../components/take-down/take-down-actions.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { codeOf } from '../../lib/errors.ts';
import { forgotten } from '../../lib/refused.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { JobState } from './job-state.tsx';
import { JobText } from './job-text.tsx';

const back = { to: paths.admin.jobs, label: adminJobsTexts.title };
const missing = new Set<string | null>(['NOT_FOUND', 'INVALID_INPUT']);

/** One job as staff sees it. */
export function JobView({ jobId }: { jobId: string }) {
  const session = useSession();
  const { adminJobs } = trpc.useUtils();
  const query = trpc.adminJobs.job.useQuery({ jobId }, forgotten);
  usePageTitle(query.data?.title || texts.pageTitle);
  if (query.isPending) return <ViewSkeleton />;
  if (missing.has(codeOf(query.error))) return <Missing />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const job = query.data;
  const title = job.title || adminJobsTexts.untitled;
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  const actions = (
    <TakeDownActions
      kind="job"
      resourceId={jobId}
      title={title}
      isTakenDown={job.isTakenDown}
      onChanged={() => adminJobs.invalidate()}
    />
  );
  return (
    <AdminDetail back={back} title={title} state={<JobState job={job} />} {...(mayChange && { actions })}>
      {!mayChange && (
        <Box component="p" mb="lg" className={look('muted')}>
          {adminListTexts.readOnly}
        </Box>
      )}
      <Facts job={job} />
      <DecisionList decisions={job.decisions} />
      <JobText published={job.published} />
      <Ways job={job} />
    </AdminDetail>
  );
}

function Facts({
  job: { organisation, reference, isOnline, takenDownAt, createdAt, updatedAt },
}: {
  job: JobInPortal;
}) {
  return (
    <FactGrid
      facts={[
        [adminJobsTexts.organisation, organisation.name],
        [adminJobsTexts.reference, reference],
        [texts.online, texts.isOnline(isOnline)],
        [adminJobsTexts.sorts.created, formatDate(createdAt)],
        [adminJobsTexts.changed, formatDateTime(updatedAt)],
        ...(takenDownAt === null ? [] : [[texts.takenDownAt, formatDateTime(takenDownAt)] as const]),
      ]}
    />
  );
}

function Ways({ job: { jobId, organisation, isOnline } }: { job: JobInPortal }) {
  const ways = [
    [paths.admin.organisation(organisation.organisationId), texts.toOrganisation] as const,
    ...(isOnline ? [[paths.job(jobId), texts.toJob] as const] : []),
  ];
  return <DetailLinks links={ways} />;
}

const Missing = () => (
  <EmptyState
    isPage
    title={texts.missing.title}
    text={texts.missing.text}
    action={<LinkButton to={back.to}>{texts.missing.back}</LinkButton>}
  />
);

const ViewSkeleton = () => (
  <Stack role="status" aria-label={shellTexts.loading}>
    <Skeleton height={48} w="20rem" maw="100%" />
    <Skeleton height={160} />
    <Skeleton height={240} />
  </Stack>
);
