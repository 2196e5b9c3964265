import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { organisationTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** A person ends their own membership with these requests, which show their own message. */
const leaveMutationKeys = [getMutationKey(trpc.members.leave), getMutationKey(trpc.organisations.delete)];

/** Refreshes members, invitations and the viewer's role. The gate or guard redirects a person without membership. */
export function useMemberChanges(organisationName: string): { isConnected: boolean } {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const reloadSession = useReloadSession();
  const refresh = async () => {
    const previousUser = utils.auth.me.getData();
    const isLeaving = leaveMutationKeys.some((mutationKey) => queryClient.isMutating({ mutationKey }) > 0);
    void utils.members.page.invalidate();
    void utils.invitations.page.invalidate();
    void utils.organisations.current.invalidate();
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    if (user === null || user.organisation !== null) return;
    await reloadSession();
    if (previousUser?.organisation && !isLeaving) toastError(texts.departed(organisationName), texts.departedTitle);
  };
  const onChange = () => void refresh().catch(() => undefined);
  const { status } = trpc.members.changes.useSubscription(undefined, { onData: onChange, onError: onChange });
  return { isConnected: status === 'pending' };
}
