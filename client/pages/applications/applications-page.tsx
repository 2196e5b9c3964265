import { Tabs } from '@mantine/core';
import { pendingByTab } from '#shared/talent-pool/state.ts';
import { myApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PendingCount } from '../../components/state-badge.tsx';
import { useApplicationList } from '../../features/applications/latest-applications.tsx';
import { OwnApplications } from '../../features/applications/own-applications.tsx';
import { ReceivedRequests } from '../../features/talent-pool-profile/received-requests.tsx';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { ShownStateNote } from './shown-state-note.tsx';
import { UnreadMessages } from './unread-messages.tsx';

const requests = 'requests';

export default function ApplicationsPage() {
  const { params, change } = useUrlParams();
  const pending = trpc.found.waiting.useQuery();
  const tab = params.get('tab') === requests ? requests : 'applications';
  const open = pendingByTab(pending.data);
  const unread = pending.data && <UnreadMessages waiting={pending.data} listed={[]} />;
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs value={tab} onChange={(chosen) => change({ tab: chosen === requests ? requests : '' })} keepMounted={false}>
        <Tabs.List aria-label={texts.tabs}>
          <Tabs.Tab value="applications" rightSection={<PendingCount count={open.applications} />}>
            {texts.tab.applications}
          </Tabs.Tab>
          <Tabs.Tab value={requests} rightSection={<PendingCount count={open.requests} />}>
            {texts.tab.requests}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="applications">
          <UnreadElsewhere />
          <ShownStateNote />
          <OwnApplications />
        </Tabs.Panel>
        <Tabs.Panel value={requests}>
          <ReceivedRequests />
          {unread}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function UnreadElsewhere() {
  const waiting = trpc.found.waiting.useQuery();
  const list = useApplicationList();
  if (waiting.data === undefined || list.isPending) return null;
  const applications = list.data?.pages.flatMap((page) => page.applications) ?? [];
  const listed = applications.filter(({ unread }) => unread > 0).map(({ releaseId }) => releaseId);
  return <UnreadMessages waiting={waiting.data} listed={listed} />;
}
