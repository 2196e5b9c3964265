import { Box } from '@mantine/core';
import { jobAreaTexts as texts } from '#shared/texts/board-ui.ts';
import { jobEditorTexts } from '#shared/texts/job-editor.ts';
import { paths } from '../app/paths.ts';
import { BackLink, DocumentBar } from './document-bar/document-bar.tsx';
import { EmptyState } from './empty-state.tsx';
import { JobAreas } from './job-areas.tsx';
import { LinkButton } from './link-button.tsx';
import { look } from './look/look.ts';

type JobPageHeadProps = { jobId: string; title: string; current: 'applications' | 'found' };

/** Above what belongs to a job besides its text. */
export function JobPageHead({ jobId, title, current }: JobPageHeadProps) {
  return (
    <>
      <DocumentBar>
        <BackLink to={paths.company.jobs} label={jobEditorTexts.back} />
        <JobTitle title={title} />
      </DocumentBar>
      <JobAreas jobId={jobId} current={current} />
    </>
  );
}

export const JobTitle = ({ title }: { title: string }) => (
  <Box
    component="h1"
    flex={1}
    lh={1.2}
    fz={{ base: 'var(--pg-step-1)', sm: 'var(--pg-step-2)' }}
    className={look('heading', 'narrowable', 'anywhere', 'clamp3')}
  >
    {title === '' ? jobEditorTexts.untitled : title}
  </Box>
);

/** For a job that does not exist or belongs to another organisation. */
export const JobMissing = () => (
  <EmptyState
    isPage
    title={texts.missing}
    text={texts.missingText}
    action={<LinkButton to={paths.company.jobs}>{texts.toJobs}</LinkButton>}
  />
);
