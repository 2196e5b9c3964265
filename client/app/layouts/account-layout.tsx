import { isStaff } from '#shared/auth/session-user.ts';
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
  if (isStaff(session.user)) return <AdminLayout />;
  const { userType, organisation } = session.user;
  // Of a locked organisation the area is shut: nothing of its frame is asked for or led to.
  if (userType === 'company' && organisation !== null && !organisation.isLocked) return <CompanyLayout />;
  // Without an organisation the company area is one screen; its menu would lead nowhere else.
  return userType === 'company' ? <PublicLayout /> : <ApplicantLayout />;
}
