import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { trpc } from '../../trpc.ts';
import { useSession } from '../session.ts';
import { browserTokens, guestTokens, readToken } from './test-tokens.ts';

const freshMs = 60_000;

const useStartableQuery = () => trpc.tests.startable.useQuery(undefined, { staleTime: freshMs });

/** Before the response, all variants count as startable, to keep the layout stable. */
export const useStartable = (): readonly TestVariant[] => useStartableQuery().data ?? testVariants;

export const useIsStartablePending = (): boolean => useStartableQuery().isPending;

export const useHasSoftskillTest = (): boolean => useStartable().length > 0;

/** A guest has answered a part of the soft-skill test in this browser, and has not finished one. */
export function useHasOpenTest(): boolean {
  const isGuest = useSession().status === 'guest';
  const enabled = isGuest && readToken('softskill_test_token') !== null && guestTokens() === null;
  const { data } = trpc.tests.overview.useQuery(browserTokens(), { enabled });
  return enabled && data?.softskill.hasOpenRun === true;
}
