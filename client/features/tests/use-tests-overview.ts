import { useState } from 'react';
import type { TestsOverview } from '#shared/tests/state.ts';
import { browserTokens, readToken } from '../../lib/test-tokens.ts';
import { trpc } from '../../trpc.ts';

/** Addresses of the two versions; both are known to `variantOf`. */
export const testIds = { test1: 'softskilltest', test2: 'softskill-ohne-erfahrung' } as const;

export type OverviewView = {
  overview: TestsOverview;
  /** Which version the open run is of. */
  openTestId: string;
  /** Whether this browser holds a run that is not finished, whatever was finished before. */
  hasOpenRun: { softskill: boolean; values: boolean };
};

/** How far this person is, and where they go on. */
export function useTestsOverview() {
  const [tokens] = useState(browserTokens);
  const [openTokens] = useState(() => ({
    softskill: readToken('softskill_test_token'),
    values: readToken('value_test_token'),
  }));
  const overview = trpc.tests.overview.useQuery(tokens, { networkMode: 'always' });
  // Only the run itself knows which version it is of; without it the first one is offered.
  const openRun = trpc.softskillTest.state.useQuery(
    { token: openTokens.softskill ?? '' },
    { enabled: openTokens.softskill !== null, retry: false, networkMode: 'always' },
  );
  const isPending = overview.isPending || openRun.isLoading;
  const view: OverviewView | null =
    overview.data === undefined || isPending
      ? null
      : {
          overview: overview.data,
          openTestId: testIds[openRun.data?.variant ?? 'test1'],
          hasOpenRun: { softskill: openRun.data?.status === 'open', values: openTokens.values !== null },
        };
  return { view, isError: overview.isError, retry: overview.refetch };
}
