import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import common from '../../components/common.module.css';
import { SkipLink } from '../../components/skip-link.tsx';
import { LegalBar } from '../../features/consents/legal-bar.tsx';
import { useSession } from '../../lib/session.ts';
import { useReleaseChanges } from '../../lib/use-release-changes.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { ApplicantNavigation, AreaViews } from './applicant-navigation.tsx';
import { AreaFooter } from './area-footer.tsx';
import { isLesson } from './navigation.ts';
import { PageMain } from './page-main.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PublicHeader } from './public-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';

export const isApplicant = (user: SessionUser): boolean => user.userType === 'applicant' && !isStaff(user);

type SiteLayoutProps = { isWide?: boolean; isWideForApplicants?: boolean; children?: ReactNode };

/** Pages outside of the company and staff areas. Only the header depends on the session, so that no page loads twice. */
export function SiteLayout({ isWide = false, isWideForApplicants = isWide, children = <Outlet /> }: SiteLayoutProps) {
  const isForApplicant = useIsForApplicant();
  const hasBottomBar = !isLesson(useLocation()) && isForApplicant;
  return (
    <Stack gap={0} mih="100dvh" className={hasBottomBar ? classes['above-bar'] : ''}>
      <SkipLink />
      {isForApplicant ? <ApplicantHeader /> : <PublicHeader />}
      <PageMain className={(isForApplicant ? isWideForApplicants : isWide) ? classes.wide : classes.main}>
        <LegalBar />
        <PageBoundary>{children}</PageBoundary>
      </PageMain>
      <PageFooter isForApplicant={isForApplicant} />
    </Stack>
  );
}

/** Signed-in people know the product: they get the short footer of the other areas. */
function PageFooter({ isForApplicant }: { isForApplicant: boolean }) {
  const session = useSession();
  if (!isForApplicant && session.status !== 'signedIn') return <SiteFooter />;
  return (
    <Box w="100%" className={`${common.lineTop} ${common.page}`}>
      <AreaFooter />
    </Box>
  );
}

function ApplicantHeader() {
  const session = useSession();
  useReleaseChanges();
  return (
    <>
      <SiteHeader navigation={<ApplicantNavigation />}>
        <Box ms="auto" miw={0} mih={44}>
          {session.status === 'signedIn' && <PersonMenu user={session.user} />}
        </Box>
      </SiteHeader>
      <AreaViews />
    </>
  );
}

function useIsForApplicant(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && isApplicant(session.user);
}
