import { useCallback } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../trpc.ts';
import { useReloadSession, useSession } from './session.ts';

/** Asks anew for everything about candidates that is on the screen; whoever is gone is gone with the answer. */
export function useCandidateRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    await Promise.all([utils.candidates.invalidate(), utils.board.invalidate(), utils.foundPeople.invalidate()]);
  }, [utils]);
}

/**
 * Keeps true what is shown of candidates, applications and anonymous matches, once for all pages of the area: told anew on each, what it
 * is just loading would be loaded twice. When the server stops telling, the person may no longer see them: the session says so, and the
 * pages close.
 */
export function useCandidateChanges(): void {
  const session = useSession();
  const isReader = session.status === 'signedIn' && may(session.user, 'candidate.read');
  const refresh = useCandidateRefresh();
  const reload = useReloadSession();
  const onChange = () => void refresh().catch(() => undefined);
  const onEnd = () => void reload().catch(() => undefined);
  trpc.candidates.changes.useSubscription(undefined, {
    enabled: isReader,
    onData: onChange,
    onComplete: onEnd,
    onError: onEnd,
  });
}
