import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { JobList } from '../../features/admin-jobs/job-list.tsx';

export default function AdminJobsPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <JobList />
    </>
  );
}
