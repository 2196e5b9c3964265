import { isStaff } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { useSession } from '../../lib/session.ts';
import { useCandidateChanges } from '../../lib/use-candidate-changes.ts';
import { AdminPortalLink } from './admin-portal-link.tsx';
import { AreaFrame } from './area-frame.tsx';
import { companyNavigation } from './navigation.ts';
import { PersonLabel } from './person-label.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** Stands behind a guard; until the guard has sent a stranger away, nothing of the area shows. */
export function CompanyLayout() {
  const session = useSession();
  useCandidateChanges();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { user } = session;
  return (
    <AreaFrame
      tone="company"
      entries={companyNavigation.filter(({ action }) => action === undefined || may(user, action))}
      owner={user.organisation?.name ?? user.companyName}
      person={
        <>
          {isStaff(user) && <AdminPortalLink />}
          <PersonLabel user={user} />
          <SignOutButton />
        </>
      }
    />
  );
}
