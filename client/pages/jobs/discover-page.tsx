import { lazy, type ReactNode, Suspense } from 'react';
import { discoverTexts as texts } from '#shared/texts/matching/discover.ts';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { NearJobs } from '../../features/job-board/further-jobs.tsx';
import { DiscoverCompanies } from '../../features/matching/discover-companies.tsx';
import { DiscoverJobs } from '../../features/matching/discover-jobs.tsx';
import { JobMails } from '../../features/matching/job-mails.tsx';
import { SavedJobs } from '../../features/matching/saved-jobs.tsx';
import { useUrlParams } from '../../lib/use-url-query.ts';

const NothingFound = lazy(() => import('../../features/job-board/nothing-found.tsx'));

const views = ['jobs', 'companies', 'saved'] as const;

const contents: Record<(typeof views)[number], ReactNode> = {
  jobs: (
    <DiscoverJobs
      nothingFound={(search) => (
        <Suspense>
          <NothingFound {...search} />
        </Suspense>
      )}
      nearJobs={<NearJobs filter={noJobFilter} />}
    />
  ),
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
