import { may } from '#shared/permissions.ts';
import { useSession } from './session.ts';

/** False for guests, companies and staff. */
export function useMayApply(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && may(session.user, 'application.own');
}
