import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { useSession } from '../../lib/session.ts';
import { AdminLayout } from './admin-layout.tsx';
import { ApplicantLayout } from './applicant-layout.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { PublicLayout } from './public-layout.tsx';

/** The account belongs to everybody: it stands in the frame of the area that the person comes from. */
export function AccountLayout() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { userType, organisation, platformRole } = session.user;
  const isStaff = platformRole !== null;
  // Of a locked organisation the area is shut: nothing of its frame is asked for or led to.
  if (organisation !== null && !organisation.isLocked && (isStaff || userType === 'company')) return <CompanyLayout />;
  if (isStaff) return <AdminLayout />;
  // Without an organisation the company area is one screen; its menu would lead nowhere else.
  return userType === 'company' ? <PublicLayout /> : <ApplicantLayout />;
}
