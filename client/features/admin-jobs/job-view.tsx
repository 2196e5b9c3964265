import { useParams } from 'react-router-dom';
import type { AdminJob, PublishedText } from '#shared/admin/jobs.ts';
import { adminJobsTexts, adminJobTexts as texts } from '#shared/texts/admin/jobs.ts';
import { moderatedTexts } from '#shared/texts/admin/list.ts';
import { DefinitionGrid, DetailLinks } from '../../components/admin-detail/admin-detail.tsx';
import { JobState } from '../../components/admin-list/state-badges.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { ModeratedDetail, Published } from '../../components/take-down/moderated-detail.tsx';
import { formatDate } from '../../lib/dates.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const back = { to: paths.admin.jobs, label: adminJobsTexts.title };
const detailTexts = { ...texts, untitled: adminJobsTexts.untitled };

export function JobView({ jobId }: { jobId: string }) {
  const { adminJobs } = trpc.useUtils();
  const query = trpc.adminJobs.job.useQuery({ jobId }, dropOnUnmount);
  return (
    <ModeratedDetail
      kind="job"
      resourceId={jobId}
      query={query}
      back={back}
      recordTexts={detailTexts}
      state={(job) => <JobState job={job} />}
      facts={factsOf}
      onChanged={() => adminJobs.invalidate()}
    >
      {(job) => (
        <>
          <Published published={job.published} emptyText={texts.notPublished}>
            {(published) => <PublishedTexts published={published} />}
          </Published>
          <JobLinks job={job} />
        </>
      )}
    </ModeratedDetail>
  );
}

const factsOf = ({ organisation, reference, isOnline }: AdminJob) =>
  [
    [adminJobsTexts.organisation, organisation.name],
    [adminJobsTexts.reference, reference],
    [moderatedTexts.online, moderatedTexts.isOnline(isOnline)],
  ] as const;

function JobLinks({ job: { jobId, organisation, isOnline } }: { job: AdminJob }) {
  const links = [
    [paths.admin.organisation(organisation.organisationId), moderatedTexts.toOrganisation] as const,
    ...(isOnline ? [[paths.job(jobId), texts.toJob] as const] : []),
  ];
  return <DetailLinks links={links} />;
}

export default function AdminJobPage() {
  const { id = '' } = useParams();
  return <JobView key={id} jobId={id} />;
}

function PublishedTexts({
  published: { title, description, town, questions, publishedAt, endsAt },
}: {
  published: PublishedText;
}) {
  return (
    <>
      <DefinitionGrid
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
