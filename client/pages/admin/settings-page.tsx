import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { settingsTexts as texts } from '#shared/texts/admin.ts';
import { aiServiceTexts } from '#shared/texts/ai-service.ts';
import { OnlyPlatformAdmins } from '../../components/only-platform-admins.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { AiTab } from '../../features/admin/ai-tab.tsx';
import { OutboxTab } from '../../features/admin/outbox-tab.tsx';
import { PagesTab } from '../../features/pages/pages-tab.tsx';
import { useSession } from '../../lib/session.ts';

export default function SettingsPage() {
  usePageTitle(texts.title);
  const session = useSession();
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      {mayChange ? <SettingsTabs /> : <OnlyPlatformAdmins />}
    </>
  );
}

const tabs = ['pages', 'outbox', 'ai'] as const;

/** Which tab is open stands in the address: other pages link to the outbox. */
function SettingsTabs() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'pages';
  return (
    <Tabs value={tab} onChange={(value) => setSearch({ tab: value ?? 'pages' })} keepMounted={false}>
      <Tabs.List mb="xl" aria-label={texts.tabs}>
        <Tabs.Tab value="pages">{texts.pagesTab}</Tabs.Tab>
        <Tabs.Tab value="outbox">{texts.outboxTab}</Tabs.Tab>
        <Tabs.Tab value="ai">{aiServiceTexts.tab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="pages">
        <PagesTab />
      </Tabs.Panel>
      <Tabs.Panel value="outbox">
        <OutboxTab />
      </Tabs.Panel>
      <Tabs.Panel value="ai">
        <AiTab />
      </Tabs.Panel>
    </Tabs>
  );
}
