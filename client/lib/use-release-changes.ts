import { useCallback } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../trpc.ts';
import { useSession } from './session.ts';

/** Does not refetch an open preview, because its confirmation detects changes. */
export function useReleaseRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    const { releases, applications, found } = utils;
    const lists = [
      releases.page,
      releases.formerCompanies,
      releases.view,
      releases.seen,
      releases.recentViewers,
      releases.conversation,
      releases.answeredRequests,
      applications,
      found.state,
    ];
    await Promise.all([...lists, found.received, found.waiting].map((list) => list.invalidate()));
  }, [utils]);
}

export function useReleaseChanges(): void {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && may(session.user, 'release.own');
  const refresh = useReleaseRefresh();
  trpc.releases.changes.useSubscription(undefined, {
    enabled: isOwn,
    onData: () => void refresh().catch(() => undefined),
  });
}
