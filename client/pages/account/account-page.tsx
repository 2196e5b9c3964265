import { Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { may } from '#shared/permissions.ts';
import { accountTabTexts, accountTexts } from '#shared/texts/account/account.ts';
import { ownReleasesTexts } from '#shared/texts/releases/release.ts';
import { viewLogTexts } from '#shared/texts/releases/view-log.ts';
import { talentPoolTexts } from '#shared/texts/talent-pool/person.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { ViewLog } from '../../features/profile-views/view-log.tsx';
import { OwnReleases } from '../../features/releases/own-releases.tsx';
import { PoolMembership } from '../../features/talent-pool-profile/pool-membership.tsx';
import { useSession } from '../../lib/session.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import classes from './account-page.module.css';
import { SignInSections } from './sign-in-sections.tsx';

export default function AccountPage() {
  const session = useSession();
  const hasReleases = session.status === 'signedIn' && may(session.user, 'release.own');
  return (
    <>
      <PageHeader title={accountTexts.title} text={hasReleases ? accountTabTexts.text : accountTexts.text} />
      {hasReleases ? <AccountTabs /> : <SignInSections />}
    </>
  );
}

const tabs = ['signIn', 'releases', 'found', 'seen'] as const;
type Tab = (typeof tabs)[number];

const contents: Readonly<Record<Tab, () => ReactNode>> = {
  signIn: () => <SignInSections />,
  releases: () => (
    <TabPart title={ownReleasesTexts.title} text={ownReleasesTexts.text}>
      <OwnReleases />
    </TabPart>
  ),
  found: () => (
    <TabPart title={talentPoolTexts.title}>
      <PoolMembership />
    </TabPart>
  ),
  seen: () => (
    <TabPart title={viewLogTexts.title} text={viewLogTexts.text}>
      <ViewLog />
    </TabPart>
  ),
};

function AccountTabs() {
  const { params, change } = useUrlParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'signIn';
  const choose = (nextTab: string | null) => change({ tab: nextTab === 'signIn' ? '' : (nextTab ?? ''), from: '' });
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <Tabs.List className={classes.tabs} aria-label={accountTabTexts.tabs}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {accountTabTexts.tab[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {contents[one]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabPart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <>
      <Title order={2} mt="xl" mb={text === undefined ? 'lg' : 'xs'} lh={1.2} lts="-0.015em">
        {title}
      </Title>
      {text !== undefined && (
        <Text mb="lg" c="dimmed" maw="var(--pg-reading)">
          {text}
        </Text>
      )}
      {children}
    </>
  );
}
