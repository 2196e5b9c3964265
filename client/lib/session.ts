import { useCallback } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { trpc } from '../trpc.ts';

export type Session = { status: 'loading' } | { status: 'guest' } | { status: 'signedIn'; user: SessionUser };

/** Who is using the page. 'loading' only until the first answer; a failed request counts as guest. */
export function useSession(): Session {
  const { data, isFetched } = trpc.auth.me.useQuery(undefined, { staleTime: 30_000 });
  // Not `isPending`: whoever begins to ask after a failure asks anew, and what the page shows would come and go with each attempt.
  if (!isFetched) return { status: 'loading' };
  return data ? { status: 'signedIn', user: data } : { status: 'guest' };
}

/** True where the browser brought no session along when this page was delivered: nobody has to be waited for. */
export const isSurelyGuest = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';

/** Asks the server again who is signed in; everything else that was loaded belonged to somebody else and is dropped. */
export function useReloadSession(): () => Promise<SessionUser | null> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    await utils.invalidate();
    return user;
  }, [utils]);
}
