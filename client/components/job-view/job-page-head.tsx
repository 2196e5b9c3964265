import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { jobAreaTexts as texts } from '#shared/texts/applications/board.ts';
import { jobEditorTexts } from '#shared/texts/jobs/editor.ts';
import { isRefused } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink, DocumentBar } from '../document-bar/document-bar.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { Loaded, type LoadedQuery } from '../loaded.tsx';
import { usePageTitle } from '../page-title.ts';
import { JobAreas } from './job-areas.tsx';

type JobPageHeadProps = {
  jobId: string;
  title: string;
  pageTitle?: string;
  current: 'applications' | 'found';
};

export function JobPageHead({ jobId, title, pageTitle, current }: JobPageHeadProps) {
  usePageTitle(pageTitle === undefined ? null : `${pageTitle}: ${title}`);
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
  <Title order={1} lineClamp={3} flex={1} lh={1.2} fz={{ base: 'var(--pg-step-1)', sm: 'var(--pg-step-2)' }} miw={0}>
    {title === '' ? jobEditorTexts.untitled : title}
  </Title>
);

export const JobMissing = () => (
  <EmptyState
    isPage
    title={texts.missing}
    text={texts.missingText}
    action={<LinkButton to={paths.company.jobs}>{texts.toJobs}</LinkButton>}
  />
);

type LoadedJobProps<Data> = {
  query: LoadedQuery<Data>;
  skeleton: ReactNode;
  texts: { title: string; failed: string };
  children: (data: Data) => ReactNode;
};

/** Any refusal counts as a missing job. */
export function LoadedJob<Data>({ texts: { title, failed }, ...props }: LoadedJobProps<Data>) {
  if (isRefused(props.query.error)) return <JobMissing />;
  return <Loaded pageTitle={title} failed={{ title: failed }} {...props} />;
}
