import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import { trpc } from '../../trpc.ts';

const freshMs = 60_000;

const useStartableQuery = () => trpc.tests.startable.useQuery(undefined, { staleTime: freshMs });

/** Before the response, all variants count as startable, to keep the layout stable. */
export const useStartable = (): readonly TestVariant[] => useStartableQuery().data ?? testVariants;

export const useIsStartablePending = (): boolean => useStartableQuery().isPending;

export const useHasSoftskillTest = (): boolean => useStartable().length > 0;
