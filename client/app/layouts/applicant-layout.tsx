import { Box, Stack } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { useSession } from '../../lib/session.ts';
import { useReleaseChanges } from '../../lib/use-release-changes.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { ApplicantNavigation, AreaViews } from './applicant-navigation.tsx';
import { PageMain } from './page-main.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export default function ApplicantLayout({ isWide = false }: { isWide?: boolean }) {
  const session = useSession();
  useReleaseChanges();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  return (
    <Stack gap={0} mih="100dvh" className={classes['above-bar']}>
      <SkipLink />
      <SiteHeader compact>
        <Box ms="auto" miw={0}>
          <PersonMenu user={session.user} />
        </Box>
      </SiteHeader>
      <ApplicantNavigation />
      <AreaViews />
      <PageMain className={isWide ? classes.wide : classes.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <SiteFooter />
    </Stack>
  );
}
