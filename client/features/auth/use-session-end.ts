import { useRef } from 'react';
import { useReloadSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/**
 * Notices at once when this session is ended from elsewhere: the guard then leads to the sign-in page. The server also closes the
 * connection when rights change, so each new one asks again who this is.
 */
export function useSessionEnd(): void {
  const reload = useReloadSession();
  const utils = trpc.useUtils();
  const isFirstStart = useRef(true);
  const onEnd = () => void reload().catch(() => undefined);
  const reloadIfChanged = async () => {
    const before = utils.auth.me.getData();
    const user = await utils.auth.me.fetch(undefined, { staleTime: 0 });
    if (JSON.stringify(user) !== JSON.stringify(before)) await reload();
  };
  const onStarted = () => {
    if (!isFirstStart.current) void reloadIfChanged().catch(() => undefined);
    isFirstStart.current = false;
  };
  trpc.auth.sessionEnded.useSubscription(undefined, { onStarted, onData: onEnd, onComplete: onEnd, onError: onEnd });
}
