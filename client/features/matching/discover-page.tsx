import type { ReactNode } from 'react';
import { discoverTexts as texts } from '#shared/texts/matching/discover.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { DiscoverCompanies } from './discover-companies.tsx';
import { DiscoverJobs } from './discover-jobs.tsx';
import { JobMails } from './job-mails.tsx';
import { SavedJobs } from './saved-jobs.tsx';

const views = ['jobs', 'companies', 'saved'] as const;

const contents: Record<(typeof views)[number], ReactNode> = {
  jobs: <DiscoverJobs />,
  companies: <DiscoverCompanies />,
  saved: <SavedJobs />,
};

export default function DiscoverPage() {
  const { params } = useUrlParams();
  const view = views.find((name) => name === params.get('tab')) ?? 'jobs';
  return (
    <>
      {view !== 'jobs' && <PageHeader {...texts.headings[view]} />}
      {contents[view]}
      <JobMails />
    </>
  );
}
