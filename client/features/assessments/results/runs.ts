import type { Dashboard, ResultSummary } from '#shared/assessments/state.ts';

export type Run = ResultSummary & { kind: 'softskill' | 'values' };

/** All finished runs of both tests, newest first. */
export function runsOf({
  softskillHistory,
  valueHistory,
}: Pick<Dashboard, 'softskillHistory' | 'valueHistory'>): Run[] {
  const softskill = softskillHistory.map((summary): Run => ({ ...summary, kind: 'softskill' }));
  const values = valueHistory.map((summary): Run => ({ ...summary, kind: 'values' }));
  return [...softskill, ...values].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** The newest of its test is the one that counts. */
export const countingRun = (runs: readonly Run[], kind: Run['kind']): Run | null =>
  runs.find((run) => run.kind === kind) ?? null;

/** What counts once this run is deleted. */
export const countingWithout = (runs: readonly Run[], gone: Run): Run | null =>
  countingRun(
    runs.filter((run) => run !== gone),
    gone.kind,
  );
