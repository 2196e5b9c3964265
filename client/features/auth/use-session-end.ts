import { useReloadSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** Notices at once when this session is ended from elsewhere: the guard then leads to the sign-in page. */
export function useSessionEnd(): void {
  const reload = useReloadSession();
  const onEnd = () => void reload().catch(() => undefined);
  trpc.auth.sessionEnded.useSubscription(undefined, { onData: onEnd, onComplete: onEnd, onError: onEnd });
}
