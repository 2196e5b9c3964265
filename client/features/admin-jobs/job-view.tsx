import type { JobInPortal } from '#shared/admin/jobs.ts';
import { adminJobsTexts, adminJobTexts as texts } from '#shared/texts/admin/jobs.ts';
import { AdminDetail, DetailOf, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { DetailLinks } from '../../components/admin-detail/detail-links.tsx';
import { JobState } from '../../components/admin-list/state-badges.tsx';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { TakeDownActions } from '../../components/take-down/take-down-actions.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { JobText } from './job-text.tsx';

const back = { to: paths.admin.jobs, label: adminJobsTexts.title };

/** One job as staff sees it. */
export function JobView({ jobId }: { jobId: string }) {
  const { adminJobs } = trpc.useUtils();
  const query = trpc.adminJobs.job.useQuery({ jobId }, forgotten);
  return (
    <DetailOf query={query} pageTitle={texts.pageTitle} missing={texts.missing} listAt={back.to}>
      {(job) => (
        <AdminDetail
          back={back}
          title={job.title || adminJobsTexts.untitled}
          state={<JobState job={job} />}
          actions={
            <TakeDownActions
              kind="job"
              resourceId={jobId}
              title={job.title || adminJobsTexts.untitled}
              isTakenDown={job.isTakenDown}
              onChanged={() => adminJobs.invalidate()}
            />
          }
        >
          <Facts job={job} />
          <DecisionList decisions={job.decisions} />
          <JobText published={job.published} />
          <Ways job={job} />
        </AdminDetail>
      )}
    </DetailOf>
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
