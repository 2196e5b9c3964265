import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { FullScreenSpinner } from '../components/full-screen-spinner.tsx';
import { useSession } from '../features/auth/session.ts';
import { useSessionEnd } from '../features/auth/use-session-end.ts';
import { type Access, redirectFor, safeReturnPath } from './access.ts';

/** Shows the pages below to those they are for and sends everybody else where they belong. */
export function Guard({ access }: { access: Access }) {
  const session = useSession();
  const location = useLocation();
  const [search] = useSearchParams();
  if (session.status === 'loading') return <FullScreenSpinner />;
  const user = session.status === 'signedIn' ? session.user : null;
  const target = redirectFor(access, user, `${location.pathname}${location.search}`);
  if (target === null) return access === 'guest' ? <Outlet /> : <SignedInOutlet />;
  const returnPath = access === 'guest' ? safeReturnPath(search.get('next'), window.location.origin) : null;
  // Keyed, because a redirect that stays mounted from one address to the next would not redirect a second time.
  return <Navigate key={location.key} to={returnPath ?? target} replace />;
}

function SignedInOutlet() {
  useSessionEnd();
  return <Outlet />;
}
