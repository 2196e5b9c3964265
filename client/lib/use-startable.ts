import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { trpc } from '../trpc.ts';

const freshMs = 60_000;

/** The variants of the soft-skill test that can be started. Until the server has answered: all, so that nothing jumps. */
export function useStartable(): readonly TestVariant[] {
  const { data } = trpc.tests.startable.useQuery(undefined, { staleTime: freshMs });
  return data ?? testVariants;
}

/** False while the soft-skill test has no statements: then no page may promise it. */
export const useHasSoftskillTest = (): boolean => useStartable().length > 0;
