import { Tabs } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { talentPoolMatchTexts as texts } from '#shared/texts/talent-pool/company.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { JobPageHead, LoadedJob } from '../../components/job-view/job-page-head.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { PoolList } from './pool-list.tsx';
import { PoolPageSkeleton } from './pool-skeleton.tsx';
import { SentRequests } from './sent-requests.tsx';

function OpenPool({ jobId }: { jobId: string }) {
  const job = trpc.jobs.job.useQuery({ jobId });
  return (
    <LoadedJob query={job} skeleton={<PoolPageSkeleton />} texts={texts}>
      {({ draft, isOnline }) => (
        <>
          <JobPageHead jobId={jobId} title={draft.title} pageTitle={texts.title} current="found" />
          <PoolTabs jobId={jobId} isOnline={isOnline} />
        </>
      )}
    </LoadedJob>
  );
}

function PoolTabs({ jobId, isOnline }: { jobId: string; isOnline: boolean }) {
  const { params, change } = useUrlParams();
  const activeTab = params.get('tab') === 'requests' ? 'requests' : 'people';
  return (
    <Tabs value={activeTab} onChange={(tab) => change({ tab: tab === 'requests' ? tab : '' })} keepMounted={false}>
      <Tabs.List mb="lg" aria-label={texts.tabs}>
        <Tabs.Tab value="people">{texts.tab.people}</Tabs.Tab>
        <Tabs.Tab value="requests">{texts.tab.requests}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="people">{isOnline ? <PoolList jobId={jobId} /> : <Offline jobId={jobId} />}</Tabs.Panel>
      <Tabs.Panel value="requests">
        <SentRequests />
      </Tabs.Panel>
    </Tabs>
  );
}

function Offline({ jobId }: { jobId: string }) {
  return (
    <EmptyState
      title={texts.offline}
      text={texts.offlineText}
      action={<LinkButton to={paths.company.job(jobId)}>{texts.toJob}</LinkButton>}
    />
  );
}

export default function PoolPage() {
  const { id = '' } = useParams();
  return <OpenPool key={id} jobId={id} />;
}
