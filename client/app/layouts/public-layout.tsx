import { Stack } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../components/skip-link.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { PageMain } from './page-main.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';

export function PublicLayout({ isWide = false }: { isWide?: boolean }) {
  return (
    <Stack gap={0} mih="100dvh">
      <SkipLink />
      <PublicHeader />
      <PageMain className={isWide ? classes.wide : classes.main}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <SiteFooter />
    </Stack>
  );
}
