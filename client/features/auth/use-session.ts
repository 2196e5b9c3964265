import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useForgetSession, useReloadSession } from '../../lib/session.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function useSignOut(): () => void {
  const navigate = useNavigate();
  const forget = useForgetSession();
  const { mutate } = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      await navigate(paths.home);
      forget();
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
