import { Stack } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { isStaff } from '#shared/auth/session-user.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { useSession } from '../../lib/session.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { ApplicantLayout } from './applicant-layout.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { PageMain } from './page-main.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';

/** The account belongs to everybody: it stands in the frame of the area that the person comes from. */
export function AccountLayout() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (isStaff(session.user)) return <AdminLayout />;
  const { userType, organisation } = session.user;
  // Of a locked organisation the area is shut: nothing of its frame is asked for or led to.
  if (userType === 'company' && organisation !== null && !organisation.isLocked) return <CompanyLayout />;
  // Without an organisation the company area is one screen; its menu would lead nowhere else.
  return userType === 'company' ? <PublicLayout /> : <ApplicantLayout />;
}

/** `isWide`: the page sets its own margins. */
export function PublicLayout({ isWide = false }: { isWide?: boolean }) {
  return (
    <Stack gap={0} className={look('screenHigh')}>
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
