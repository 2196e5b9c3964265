import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { JobBoard } from '../../features/job-board/job-board.tsx';

export default function JobsPage() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <JobBoard />
    </>
  );
}
