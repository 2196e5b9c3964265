import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { organisationTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** A person ends their own membership with these requests, which show their own message. */
const leaveMutationKeys = [getMutationKey(trpc.members.leave), getMutationKey(trpc.organisations.delete)];

/** Refreshes members, invitations and the viewer's role. The gate or guard redirects a person without membership. */
export function useMemberChanges(organisationName: string): { isConnected: boolean } {
  const utils = trpc.useUtils();
  const reloadSession = useReloadSession();
  useDepartureMessage(organisationName);
  const refresh = async () => {
    void utils.members.page.invalidate();
    void utils.invitations.page.invalidate();
    void utils.organisations.current.invalidate();
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    if (user !== null && user.organisation === null) await reloadSession();
  };
  const onChange = () => void refresh().catch(() => undefined);
  const { status } = trpc.members.changes.useSubscription(undefined, { onData: onChange, onError: onChange });
  return { isConnected: status === 'pending' };
}

/** Runs on unmount, because a reconnect may reload the session before the change arrives. */
function useDepartureMessage(organisationName: string): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const mountedAt = Date.now();
    const hasLeft = (): boolean =>
      leaveMutationKeys.some((mutationKey) =>
        queryClient
          .getMutationCache()
          .findAll({ mutationKey })
          .some(({ state }) => state.status !== 'error' && state.submittedAt >= mountedAt),
      );
    return () => {
      if (utils.auth.me.getData()?.organisation === null && !hasLeft())
        toastError(texts.departed(organisationName), texts.departedTitle);
    };
  }, [organisationName, queryClient, utils]);
}
