import { isStaff } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { useSession } from '../../lib/session.ts';
import { useCandidateChanges } from '../../lib/use-candidate-changes.ts';
import { companyNavigation } from './area-entries.ts';
import { AreaFrame } from './area-frame.tsx';
import { AdminPortalLink, PersonLabel, SignOutButton } from './header-parts.tsx';

/** Needs a guard above it. Renders nothing until the guard has redirected users without access. */
export default function CompanyLayout() {
  const session = useSession();
  useCandidateChanges();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { user } = session;
  return (
    <AreaFrame
      tone="company"
      entries={companyNavigation.filter(({ action }) => action === undefined || may(user, action))}
      owner={user.organisation?.name ?? user.companyName}
      account={
        <>
          {isStaff(user) && <AdminPortalLink />}
          <PersonLabel user={user} />
          <SignOutButton />
        </>
      }
    />
  );
}
