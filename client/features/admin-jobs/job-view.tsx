import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { JobInPortal, PublishedText } from '#shared/admin/jobs.ts';
import { adminJobsTexts, adminJobTexts as texts } from '#shared/texts/admin/jobs.ts';
import {
  AdminDetail,
  DetailLinks,
  DetailOf,
  DetailSection,
  FactGrid,
} from '../../components/admin-detail/admin-detail.tsx';
import { JobState } from '../../components/admin-list/state-badges.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { TakeDownActions } from '../../components/take-down/take-down-actions.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { forgotten } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

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

export default function AdminJobPage() {
  const { id = '' } = useParams();
  return <JobView key={id} jobId={id} />;
}

/** The published text, also of a job that is taken down. */
function JobText({ published }: { published: PublishedText | null }) {
  return (
    <DetailSection title={texts.published}>
      {published === null ? <Text c="dimmed">{texts.notPublished}</Text> : <PublishedTexts published={published} />}
    </DetailSection>
  );
}

function PublishedTexts({
  published: { title, description, town, questions, publishedAt, endsAt },
}: {
  published: PublishedText;
}) {
  return (
    <>
      <FactGrid
        facts={[
          [texts.publishedTitle, title],
          [texts.town, town],
          [texts.publishedAt, formatDate(publishedAt)],
          [texts.endsAt, formatDate(endsAt)],
          ...(questions.length === 0 ? [] : [[texts.questions, questions.join('\n')] as const]),
        ]}
      />
      <Prose html={description} />
    </>
  );
}
