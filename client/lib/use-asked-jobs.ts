import { may } from '#shared/permissions.ts';
import type { AnsweredRequest } from '#shared/releases/state.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import { trpc } from '../trpc.ts';
import { uuidPattern } from './new-id.ts';
import { useSession } from './session.ts';

/** Element id of the request on the page of its job. */
export const jobRequestId = 'request';

type AskedJobs = { asked: readonly AskedJob[]; isPending: boolean };

export function useMayBeAsked(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && may(session.user, 'release.own');
}

/** Open requests of companies to the person. The navigation reads the same query. */
export function useAskedJobs(): AskedJobs {
  const enabled = useMayBeAsked();
  const { data, isLoading } = trpc.found.waiting.useQuery(undefined, { enabled });
  return { asked: data?.asked ?? [], isPending: isLoading };
}

export const useIsAsked = (jobId: string): boolean => useAskedJobs().asked.some((one) => one.jobId === jobId);

/** The answered request for the job, null without one. */
export function useAnsweredRequest(jobId: string): { answered: AnsweredRequest | null; isPending: boolean } {
  const enabled = useMayBeAsked() && uuidPattern.test(jobId);
  const { data, isLoading } = trpc.releases.answeredRequests.useQuery({ jobId }, { enabled });
  return { answered: data?.[0] ?? null, isPending: isLoading };
}
