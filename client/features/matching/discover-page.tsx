import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { discoverTexts as texts } from '#shared/texts/matching/discover.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { DiscoverCompanies } from './discover-companies.tsx';
import { DiscoverJobs } from './discover-jobs.tsx';
import { JobMails } from './job-mails.tsx';
import { SavedJobs } from './saved-jobs.tsx';

const tabs = ['jobs', 'companies', 'saved'] as const;
type Tab = (typeof tabs)[number];

const contents: Record<Tab, ReactNode> = {
  jobs: <DiscoverJobs />,
  companies: <DiscoverCompanies />,
  saved: <SavedJobs />,
};

export default function DiscoverPage() {
  const { params, change } = useUrlParams();
  const open = tabs.find((tab) => tab === params.get('tab')) ?? 'jobs';
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Tabs
        value={open}
        onChange={(tab) => change({ tab: tab === null || tab === 'jobs' ? '' : tab })}
        keepMounted={false}
      >
        <Tabs.List mb="xl" aria-label={texts.tabs}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tab[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {contents[tab]}
          </Tabs.Panel>
        ))}
      </Tabs>
      <JobMails />
    </>
  );
}
