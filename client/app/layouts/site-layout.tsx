import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { isKnownGuest, useSession } from '../../lib/session.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { PublicLayout } from './public-layout.tsx';

const ApplicantLayout = lazyComponent(() => import('./applicant-layout.tsx'));

export const isApplicant = (user: SessionUser): boolean => user.userType === 'applicant' && !isStaff(user);

type SiteLayoutProps = { isWide?: boolean; isWideForApplicants?: boolean };

export function SiteLayout({ isWide = false, isWideForApplicants = isWide }: SiteLayoutProps) {
  const session = useSession();
  if (session.status === 'loading' && !isKnownGuest()) return <FullScreenSpinner />;
  if (session.status === 'signedIn' && isApplicant(session.user))
    return <ApplicantLayout isWide={isWideForApplicants} />;
  return <PublicLayout isWide={isWide} />;
}
