import { useState } from 'react';
import { testIds } from '#shared/assessments/soft-skills/variants.ts';
import type { TestsOverview } from '#shared/assessments/state.ts';
import { browserTokens } from '../../../lib/tests/test-tokens.ts';
import { useIsStartablePending } from '../../../lib/tests/use-startable.ts';
import { trpc } from '../../../trpc.ts';

export type OverviewView = {
  overview: TestsOverview;
  openTestId: string;
  hasOpenRun: { softskill: boolean; values: boolean };
};

export function useTestsOverview() {
  const [tokens] = useState(browserTokens);
  const overview = trpc.tests.overview.useQuery(tokens, { networkMode: 'always' });
  const { data } = overview;
  // Both queries share one batch, so the card never offers a version that cannot be started.
  const isStartablePending = useIsStartablePending();
  const view: OverviewView | null =
    data === undefined || isStartablePending
      ? null
      : {
          overview: data,
          openTestId: testIds[data.softskill.openVariant ?? 'test1'],
          hasOpenRun: { softskill: data.softskill.hasOpenRun, values: data.values.hasOpenRun },
        };
  return { view, isError: overview.isError, retry: overview.refetch };
}

/** False while unknown. */
export function useIsRepeat(test: 'softskill' | 'values', enabled = true): boolean {
  const [tokens] = useState(browserTokens);
  const { data } = trpc.tests.overview.useQuery(tokens, { enabled, retry: false });
  return data?.[test].status === 'finished';
}
