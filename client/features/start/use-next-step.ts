import type { Dashboard } from '#shared/assessments/state.ts';
import type { MatchingOverview } from '#shared/matching/state.ts';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import { useOpenRuns, useRepeatPath } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { trpc } from '../../trpc.ts';
import { type NextStep, nextStepOf } from './next-step.ts';

/** Undefined while loading, null if there is nothing to do. */
export function useNextStep(
  dashboard: Dashboard | undefined,
  overview: MatchingOverview | undefined,
): NextStep | null | undefined {
  const hasSoftskillTest = useHasSoftskillTest();
  const { isLoading, ...openRuns } = useOpenRuns(true);
  const repeatPath = useRepeatPath(dashboard?.softskill?.variant ?? 'test1');
  const best = overview?.best ?? [];
  const waiting = trpc.found.waiting.useQuery();
  const profile = trpc.profile.own.useQuery();
  const applied = useOwnApplications(best.length === 0 ? [] : [best.map(({ jobId }) => jobId)]);
  if (isLoading || [waiting, profile, applied].some(({ isPending }) => isPending)) return undefined;
  if (dashboard === undefined) return null;
  return nextStepOf({
    softskill: dashboard.softskill,
    values: dashboard.values,
    hasSoftskillTest,
    repeatPath,
    openRuns,
    best,
    hasApplied: (jobId) => applied.applicationOf(jobId) !== undefined,
    isFound: waiting.data?.isFound ?? true,
    profile: profile.data?.profile,
    now: new Date(),
  });
}
