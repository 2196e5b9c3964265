import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { trpc } from '../trpc.ts';
import { isInBrowser } from './browser-storage.ts';
import { useLastValue } from './hooks.ts';
import { endPasskeyOffer } from './passkeys/offer.ts';
import { removePendingApplication } from './pending-application.ts';
import { removeAllTestData } from './tests/test-tokens.ts';
import { removeGuestPreference } from './work-preference/guest-preference.ts';

/** `isKnown`: false if the request failed, so that a person may be signed in. `error`: null while it is repeated. */
type Guest = { status: 'guest'; isKnown: boolean; error: unknown };
export type Session = { status: 'loading' } | Guest | { status: 'signedIn'; user: SessionUser };

/** 'loading' only until the first response, and only if the page was delivered without the account. */
export function useSession(): Session {
  const { data, error, isFetched } = trpc.auth.me.useQuery(undefined, { staleTime: 30_000 });
  const lastError = useLastValue<unknown>(error);
  // Not `isPending`: each retry sets it again, and the page would flicker.
  if (!isFetched) return { status: 'loading' };
  return data ? { status: 'signedIn', user: data } : { status: 'guest', isKnown: data === null, error: lastError };
}

/** The account that the server delivered with this page: null for guests, undefined if unknown. */
export function deliveredAccount(): SessionUser | null | undefined {
  if (!isInBrowser) return null;
  const content = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
  return content ? (JSON.parse(content) as SessionUser | null) : undefined;
}

/** Invalidates all cached data, because it belonged to the previous user. */
export function useReloadSession(): () => Promise<SessionUser | null> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    await utils.invalidate();
    return user;
  }, [utils]);
}

/** On a shared device, the next person must not find anything of the last one. */
export function useForgetSession(): () => void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return () => {
    removeAllTestData();
    removePendingApplication();
    removeGuestPreference();
    endPasskeyOffer();
    queryClient.clear();
    utils.auth.me.setData(undefined, null);
  };
}

/** False while unknown, so that no page promises a mail too early. */
export const useSendsMail = (): boolean => trpc.auth.options.useQuery().data?.sendsMail ?? false;

/** False for guests, companies and staff. */
export function useMayApply(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && may(session.user, 'application.own');
}
