import { may } from '#shared/permissions.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import { trpc } from '../trpc.ts';
import { useSession } from './session.ts';

/** Element id of the request on the page of its job. */
export const jobRequestId = 'request';

type AskedJobs = { asked: readonly AskedJob[]; isPending: boolean };

/** Open requests of companies to the person. The navigation reads the same query. */
export function useAskedJobs(): AskedJobs {
  const session = useSession();
  const enabled = session.status === 'signedIn' && may(session.user, 'release.own');
  const { data, isLoading } = trpc.found.waiting.useQuery(undefined, { enabled });
  return { asked: data?.asked ?? [], isPending: isLoading };
}

export const useIsAsked = (jobId: string): boolean => useAskedJobs().asked.some((one) => one.jobId === jobId);
