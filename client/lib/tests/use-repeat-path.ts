import { useState } from 'react';
import { type TestVariant, testIds } from '#shared/assessments/soft-skills/variants.ts';
import type { TestProgress, TestsOverview } from '#shared/assessments/state.ts';
import { trpc } from '../../trpc.ts';
import { paths } from '../paths.ts';
import { browserTokens } from './test-tokens.ts';
import { useStartable } from './use-startable.ts';

/** In the address of the values test: begins a new run instead of showing the result. */
export const repeatParam = 'repeat';
export const repeatValuesPath = `${paths.valueTest}?${repeatParam}`;

/** Begins the test again in the same variant if it is still offered; null if none is. */
export function useRepeatPath(test: TestVariant | 'values'): string | null {
  const startable = useStartable();
  if (test === 'values') return repeatValuesPath;
  const variant = startable.includes(test) ? test : startable[0];
  return variant === undefined ? null : paths.test(testIds[variant]);
}

/** Continues an open run, otherwise begins one. */
export function useSoftskillTestPath(): string {
  const [tokens] = useState(browserTokens);
  const [startable = 'test1'] = useStartable();
  const { data } = trpc.tests.overview.useQuery(tokens, { retry: false });
  return paths.test(testIds[data?.softskill.openVariant ?? startable]);
}

/** Where an unsure result is repeated: `path` is null if the test is not offered. */
export function useRepetition(test: TestVariant | 'values', isSignedIn: boolean) {
  const repeatPath = useRepeatPath(test);
  const openRun = useOpenRuns(isSignedIn)[test === 'values' ? 'values' : 'softskill'];
  return { path: openRun?.to ?? repeatPath, isOpen: openRun !== null };
}

type OpenRun = { to: string; answered: number; total: number; isRepeat: boolean };
export type OpenRuns = Record<'softskill' | 'values', OpenRun | null>;

function openRunOf(test: keyof OpenRuns, progress: TestProgress | undefined): OpenRun | null {
  if (progress === undefined || !progress.hasOpenRun) return null;
  const { answered, total, openVariant, status } = progress;
  const isRepeat = status === 'finished';
  const valuesPath = isRepeat ? repeatValuesPath : paths.valueTest;
  const to = test === 'values' ? valuesPath : paths.test(testIds[openVariant ?? 'test1']);
  return { to, answered, total, isRepeat };
}

type KnownRuns = OpenRuns & {
  isLoading: boolean;
  /** The soft-skill test is finished; undefined while unknown. */
  hasSoftskills: boolean | undefined;
};

/** Begun runs, also from another device; null without one and while unknown. */
export function useOpenRuns(enabled: boolean): KnownRuns {
  const [tokens] = useState(browserTokens);
  const { data, isLoading } = trpc.tests.overview.useQuery(tokens, { enabled, retry: false });
  // A disabled query still has the answer from before the test.
  const known: TestsOverview | undefined = enabled ? data : undefined;
  return {
    softskill: openRunOf('softskill', known?.softskill),
    values: openRunOf('values', known?.values),
    hasSoftskills: known && known.softskill.status === 'finished',
    isLoading,
  };
}
