import { expect, test } from 'vitest';
import { activeRun, activeRunWithout, runsOf } from './use-delete-run.ts';

const summary = (resultId: string, day: number, variant: 'test1' | null = null) => ({
  resultId,
  createdAt: new Date(Date.UTC(2026, 10, day)),
  variant,
});
const runs = runsOf({
  softskillHistory: [summary('s2', 20, 'test1'), summary('s1', 3, 'test1')],
  valueHistory: [summary('v1', 10)],
});

test('lists runs of both tests together, newest first', () => {
  expect(runs.map(({ resultId, kind }) => [resultId, kind])).toEqual([
    ['s2', 'softskill'],
    ['v1', 'values'],
    ['s1', 'softskill'],
  ]);
});

test('the newest run of a test counts, and after its deletion the next one', () => {
  const newest = activeRun(runs, 'softskill');
  expect(newest?.resultId).toBe('s2');
  expect(newest && activeRunWithout(runs, newest)?.resultId).toBe('s1');
});

test('no run counts after the only one of a test is deleted', () => {
  const only = activeRun(runs, 'values');
  expect(only && activeRunWithout(runs, only)).toBeNull();
});
