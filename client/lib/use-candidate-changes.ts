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
 * Refetches candidates, applications and talent pool results on live events. Mount once for the company area: per
 * page, it would refetch data that is just loading. If the subscription ends, reloads the session: the user may have
 * lost access, and pages close.
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
