import { Outlet } from 'react-router-dom';
import { isStaff } from '#shared/auth/session-user.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { LiveMembers } from '../../features/members/live-members.tsx';
import { memberOf } from '../../lib/member.ts';
import { useSession } from '../../lib/session.ts';
import { FoundingPage } from './founding-page.tsx';
import { LockedPage } from './locked-page.tsx';

export default function CompanyGate() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { organisation, companyName } = session.user;
  if (organisation === null)
    return isStaff(session.user) ? <Outlet /> : <FoundingPage suggestion={companyName ?? ''} user={session.user} />;
  const viewer = organisation.isLocked ? memberOf(session.user) : null;
  if (viewer !== null) return <LockedPage viewer={viewer} />;
  return (
    <>
      <Outlet />
      <LiveMembers key={organisation.organisationId} organisationName={organisation.name} />
    </>
  );
}
