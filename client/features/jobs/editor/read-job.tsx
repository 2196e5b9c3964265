import type { ReactNode } from 'react';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { JobPreview } from '../preview/job-preview.tsx';
import { JobHeader } from './job-header.tsx';

/** The job for whoever may read but not write it. */
export function ReadJob({ job, notice }: { job: EditedJob; notice: ReactNode }) {
  const { title } = job.draft;
  usePageTitle(title === '' ? texts.untitled : title);
  return (
    <>
      <JobHeader
        job={job}
        title={title}
        actions={job.isOnline && <LinkButton to={paths.job(job.jobId)}>{texts.toJob}</LinkButton>}
      />
      {notice}
      <JobPreview job={job} />
    </>
  );
}
