import { isStaff } from '#shared/auth/session-user.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { useSession } from '../../lib/session.ts';
import AdminLayout from './admin-layout.tsx';
import CompanyLayout from './company-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

export default function AccountLayout() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (isStaff(session.user)) return <AdminLayout />;
  const { userType, organisation } = session.user;
  // The area of a locked organisation is closed: the layout must not load or link any of it.
  if (userType === 'company' && organisation !== null && !organisation.isLocked) return <CompanyLayout />;
  return <SiteLayout />;
}
