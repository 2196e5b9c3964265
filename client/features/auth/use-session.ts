import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/errors.ts';
import { endPasskeyOffer } from '../../lib/passkeys/offer.ts';
import { paths } from '../../lib/paths.ts';
import { removePendingApplication } from '../../lib/pending-application.ts';
import { useReloadSession } from '../../lib/session.ts';
import { removeAllTestData } from '../../lib/tests/test-tokens.ts';
import { toastError } from '../../lib/toast.ts';
import { removeGuestPreference } from '../../lib/work-preference/guest-preference.ts';
import { trpc } from '../../trpc.ts';

export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { mutate } = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      await navigate(paths.home);
      // On a shared device, the next person must not find these tests.
      removeAllTestData();
      removePendingApplication();
      removeGuestPreference();
      endPasskeyOffer();
      queryClient.clear();
      utils.auth.me.setData(undefined, null);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return () => mutate();
}

/**
 * Reloads the session when it ends elsewhere; the guard then redirects. Each reconnect reloads it, too, because the
 * server closes the connection when rights change.
 */
export function useSessionEnd(): void {
  const reload = useReloadSession();
  const utils = trpc.useUtils();
  const isFirstStart = useRef(true);
  const onEnd = () => void reload().catch(() => undefined);
  const reloadIfChanged = async () => {
    const previousUser = utils.auth.me.getData();
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    if (JSON.stringify(user) !== JSON.stringify(previousUser)) await reload();
  };
  const onStarted = () => {
    if (!isFirstStart.current) void reloadIfChanged().catch(() => undefined);
    isFirstStart.current = false;
  };
  trpc.auth.sessionEnded.useSubscription(undefined, { onStarted, onData: onEnd, onComplete: onEnd, onError: onEnd });
}
