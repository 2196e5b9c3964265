import { shellTexts } from '#shared/texts/shell.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { useSession } from '../../lib/session.ts';
import { adminNavigation } from './area-entries.ts';
import { AreaFrame } from './area-frame.tsx';
import { PersonLabel, SignOutButton } from './header-parts.tsx';

export default function AdminLayout() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { user } = session;
  return (
    <AreaFrame
      tone="admin"
      entries={adminNavigation}
      owner={shellTexts.adminArea}
      account={
        <>
          <PersonLabel user={user} role={user.platformRole ? shellTexts.platformRoles[user.platformRole] : undefined} />
          <SignOutButton />
        </>
      }
    />
  );
}
