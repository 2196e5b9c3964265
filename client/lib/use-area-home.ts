import { homeOf } from './access.ts';
import { paths } from './paths.ts';
import { useSession } from './session.ts';

/** Where 'back' leads from a page that has nothing to show. */
export function useAreaHome(): string {
  const session = useSession();
  return session.status === 'signedIn' ? homeOf(session.user) : paths.home;
}
