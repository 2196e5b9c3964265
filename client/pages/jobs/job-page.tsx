import { Box } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '#shared/jobs/board.ts';
import { jobTexts, jobPageTexts as texts } from '#shared/texts/jobs/board.ts';
import { payText } from '#shared/texts/jobs/pay-text.ts';
import { createReleaseTexts } from '#shared/texts/releases/release.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { JobView } from '../../components/job-view/job-view.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';
import { ApplyAction } from '../../features/applications/apply-action.tsx';
import { JobSkeleton } from '../../features/job-board/job-skeleton.tsx';
import { isClosed, useJob } from '../../features/job-board/use-job-board.ts';
import { JobMatch } from '../../features/matching/job-match.tsx';
import { GiveAction } from '../../features/releases/give-action.tsx';
import { ReportLink } from '../../features/report/report-link.tsx';
import { paths } from '../../lib/paths.ts';
import { ReadError } from '../../lib/requests/read-json.ts';
import { useSession } from '../../lib/session.ts';

export default function JobPage() {
  const { id = '' } = useParams();
  const job = useJob(id.toLowerCase());
  const session = useSession();
  // The actions depend on the session; rendering without it would shift the layout.
  const query = session.status === 'loading' ? { ...job, data: undefined, error: null } : job;
  return (
    <Loaded
      query={query}
      pageTitle={texts.loading}
      skeleton={<JobSkeleton />}
      missing={<JobUnavailable title={texts.notFound} text={texts.notFoundText} />}
      failed={{ title: texts.failed, ...(job.error instanceof ReadError && { text: job.error.message }) }}
    >
      {(found) =>
        isClosed(found) ? (
          <JobUnavailable title={texts.closed(found.title)} text={texts.closedText} />
        ) : (
          <OpenJob job={found} />
        )
      }
    </Loaded>
  );
}

function OpenJob({ job }: { job: JobDetail }) {
  const { jobId, title, company, pay } = job;
  usePageMeta({ title, description: texts.description(title, company.name, payText(pay)) });
  const actions = (
    <>
      <ApplyAction jobId={jobId} title={title}>
        <GiveAction target={{ kind: 'job', jobId }} company={company.name} label={createReleaseTexts.onlyRelease} />
      </ApplyAction>
      <SaveJob jobId={jobId} title={title} />
      {company.slug !== null && (
        <LinkButton to={`${paths.jobs}?company=${company.slug}`}>{jobTexts.companyJobs(company.name)}</LinkButton>
      )}
    </>
  );
  return (
    <>
      <JobView job={job} actions={actions} afterHead={<JobMatch jobId={jobId} />} />
      <Box mt="md" maw="var(--pg-reading)">
        <ReportLink kind="job" resourceId={jobId} ownerSlug={company.slug} />
      </Box>
    </>
  );
}

type JobUnavailableProps = { title: string; text: string };

function JobUnavailable({ title, text }: JobUnavailableProps) {
  usePageMeta({ title, description: text });
  return (
    <>
      <Box w="min(16rem, 70%)" mb="2rem" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
      <PageHeader title={title} text={text} />
      <LinkButton to={paths.jobs}>{texts.toJobs}</LinkButton>
    </>
  );
}
