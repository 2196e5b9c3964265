import type { SessionUser } from '#shared/auth/session-user.ts';
import { trpc } from '../../trpc.ts';

export type Session = { status: 'loading' } | { status: 'guest' } | { status: 'signedIn'; user: SessionUser };

/** Who is using the page. 'loading' only until the first answer; a failed request counts as guest. */
export function useSession(): Session {
  const { data, isPending } = trpc.auth.me.useQuery(undefined, { staleTime: 30_000 });
  if (isPending) return { status: 'loading' };
  return data ? { status: 'signedIn', user: data } : { status: 'guest' };
}
