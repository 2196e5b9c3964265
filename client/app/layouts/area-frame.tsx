import { Box, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import common from '../../components/common.module.css';
import { Logo } from '../../components/logo.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { LegalBar } from '../../features/consents/legal-bar.tsx';
import { paths } from '../../lib/paths.ts';
import { PageBoundary } from '../page-boundary.tsx';
import type { NavigationEntry } from './area-entries.ts';
import { AreaFooter } from './area-footer.tsx';
import classes from './area-frame.module.css';
import { AreaNavigation } from './area-navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PageMain } from './page-main.tsx';

type AreaFrameProps = {
  entries: readonly NavigationEntry[];
  tone: 'company' | 'admin';
  owner: ReactNode;
  account: ReactNode;
};

export function AreaFrame({ entries, tone, owner, account }: AreaFrameProps) {
  return (
    <Box mih="100dvh" className={classes.frame} data-tone={tone}>
      <SkipLink />
      <Group
        component="header"
        gap="sm"
        wrap="nowrap"
        bg="var(--pg-surface)"
        pos="sticky"
        className={`${classes.header} ${common.lineBottom}`}
      >
        <NavigationDrawer entries={entries} />
        <Flex component={Link} align="center" c="bright" td="none" bdrs="sm" mih={44} miw={44} to={paths.home}>
          <Logo compact />
        </Flex>
        <Box miw={0} fw={600} className={`${classes.owner} ${common.hidden} ${common.unhyphenated} ${common.oneLine}`}>
          {owner}
        </Box>
        <Group gap="sm" wrap="nowrap" miw={0} ms="auto" className={classes.person}>
          {account}
        </Group>
      </Group>
      <Box pos="sticky" className={`${classes.sidebar} ${common.scrollY}`}>
        <AreaNavigation entries={entries} />
      </Box>
      <PageMain className={classes.main}>
        <LegalBar />
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <AreaFooter />
    </Box>
  );
}
