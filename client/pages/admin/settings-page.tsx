import { NativeSelect, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { adminSettingsTexts as texts } from '#shared/texts/admin/settings.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { AiTab } from '../../features/admin/ai-tab.tsx';
import { OutboxTab } from '../../features/admin/outbox-tab.tsx';
import { AboutTab } from '../../features/admin-settings/about-tab.tsx';
import { BackupsTab } from '../../features/admin-settings/backups-tab.tsx';
import { LimitsTab } from '../../features/admin-settings/limits-tab.tsx';
import { MailTab } from '../../features/admin-settings/mail-tab.tsx';
import { NoticeTab } from '../../features/admin-settings/notice-tab.tsx';
import { RegistrationTab } from '../../features/admin-settings/registration-tab.tsx';
import { RetentionTab } from '../../features/admin-settings/retention-tab.tsx';
import { StorageTab } from '../../features/admin-settings/storage-tab.tsx';
import { PagesTab } from '../../features/pages/pages-tab.tsx';
import { useSession } from '../../lib/session.ts';

type Tab = keyof typeof texts.tab;
type TabProps = { mayChange: boolean };

const contents: Readonly<Record<Tab, (props: TabProps) => ReactNode>> = {
  pages: PagesTab,
  outbox: OutboxTab,
  mail: MailTab,
  registration: RegistrationTab,
  limits: LimitsTab,
  ai: AiTab,
  storage: StorageTab,
  backups: BackupsTab,
  retention: RetentionTab,
  notice: NoticeTab,
  about: AboutTab,
};
const allTabs = Object.keys(contents) as Tab[];
const platformAdminTabs: readonly Tab[] = ['pages', 'outbox', 'ai'];

export default function SettingsPage() {
  const session = useSession();
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <SettingsTabs mayChange={mayChange} />
    </>
  );
}

function SettingsTabs({ mayChange }: TabProps) {
  const [search, setSearch] = useSearchParams();
  const visibleTabs = mayChange ? allTabs : allTabs.filter((name) => !platformAdminTabs.includes(name));
  const defaultTab = visibleTabs[0] ?? 'about';
  const tab = visibleTabs.find((name) => name === search.get('tab')) ?? defaultTab;
  const choose = (value: string | null) => setSearch({ tab: value ?? defaultTab });
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <NativeSelect
        hiddenFrom="lg"
        mb="xl"
        label={texts.choose}
        value={tab}
        onChange={(event) => choose(event.currentTarget.value)}
        data={visibleTabs.map((name) => ({ value: name, label: texts.tab[name] }))}
      />
      <Tabs.List visibleFrom="lg" mb="xl" aria-label={texts.tabs}>
        {visibleTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {texts.tab[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {visibleTabs.map((name) => {
        const Content = contents[name];
        return (
          <Tabs.Panel key={name} value={name}>
            <Content mayChange={mayChange} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
