import { useCallback } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../trpc.ts';
import { useReloadSession, useSession } from './session.ts';

export function useCandidateRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    await Promise.all([utils.candidates.invalidate(), utils.board.invalidate(), utils.foundPeople.invalidate()]);
  }, [utils]);
}

/**
 * Mount once for the company area: a mount per page would refetch data that is still loading.
 * When the subscription ends, reloads the session, because the user may have lost access.
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
