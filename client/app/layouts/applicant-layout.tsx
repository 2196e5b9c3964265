import { Group, Stack } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { useSession } from '../../lib/session.ts';
import { useReleaseChanges } from '../../lib/use-release-changes.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { ApplicantNavigation } from './applicant-navigation.tsx';
import { applicantNavigation } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PageMain } from './page-main.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export default function ApplicantLayout() {
  const session = useSession();
  useReleaseChanges();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  return (
    <Stack gap={0} mih="100dvh">
      <SkipLink />
      <SiteHeader compact>
        <Group gap="sm" wrap="nowrap" miw={0} ms="auto">
          <PersonMenu user={session.user} />
          <NavigationDrawer entries={applicantNavigation} />
        </Group>
      </SiteHeader>
      <ApplicantNavigation entries={applicantNavigation} />
      <PageMain className={classes.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <SiteFooter />
    </Stack>
  );
}
