import { Outlet } from 'react-router-dom';
import { isStaff } from '#shared/auth/session-user.ts';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { LiveMembers } from '../../features/members/live-members.tsx';
import { useSession } from '../../lib/session.ts';
import { FoundingPage } from './founding-page.tsx';

/** In front of the company area: whoever has no organisation founds one first. Staff and members pass. */
export function CompanyGate() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { organisation, companyName } = session.user;
  if (organisation === null)
    return isStaff(session.user) ? <Outlet /> : <FoundingPage suggestion={companyName ?? ''} user={session.user} />;
  return (
    <>
      <Outlet />
      <LiveMembers key={organisation.organisationId} organisationName={organisation.name} />
    </>
  );
}
