import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { FullScreenSpinner } from '../components/loading-shape.tsx';
import { useSessionEnd } from '../features/auth/use-session.ts';
import { type Access, pathAfterSignIn, redirectFor } from '../lib/access.ts';
import { useReturnPath } from '../lib/hooks.ts';
import { useSession } from '../lib/session.ts';
import { WindowFailure } from './page-failure.tsx';

export function Guard({ access }: { access: Access }) {
  const session = useSession();
  const location = useLocation();
  const next = useReturnPath();
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (access !== 'guest' && session.status === 'guest' && !session.isKnown)
    return session.error === null ? (
      <FullScreenSpinner />
    ) : (
      <WindowFailure error={session.error} address={location.key} />
    );
  const user = session.status === 'signedIn' ? session.user : null;
  const target = redirectFor(access, user, `${location.pathname}${location.search}`);
  if (target === null) return access === 'guest' ? <Outlet /> : <SignedInOutlet />;
  return <Redirect to={access === 'guest' && user !== null ? pathAfterSignIn(user, next) : target} />;
}

/**
 * Unlike `Navigate`, redirects once per address even if the target stays the same, and does not interrupt a running
 * navigation, such as the one after signing out. The spinner stays until the next page has loaded.
 */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname === location.pathname && search === location.search) void navigate(to, { replace: true });
  }, [navigate, to, location]);
  return <FullScreenSpinner />;
}

function SignedInOutlet() {
  useSessionEnd();
  return <Outlet />;
}
