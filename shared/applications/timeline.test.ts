import { expect, test } from 'vitest';
import type { ApplicationStatus } from './status.ts';
import { timelineOf } from './timeline.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const stepsOf = (recorded: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({
    ...{ status: 'applied', appliedAt: day(1), statusAt: day(1), viewedAt: null, decisions: [] },
    ...recorded,
  }).map(({ kind, at }) => [kind, at.getUTCDate()]);
const moves = (...steps: Array<[ApplicationStatus, number]>) => steps.map(([to, at]) => ({ to, at: day(at) }));

test('begins when it is sent, and a view appears where it happened', () => {
  expect(stepsOf({})).toEqual([['applied', 1]]);
  const decisions = moves(['reviewing', 2], ['invited', 4]);
  expect(stepsOf({ status: 'invited', statusAt: day(4), viewedAt: day(3), decisions })).toEqual([
    ...[
      ['applied', 1],
      ['reviewing', 2],
      ['viewed', 3],
      ['invited', 4],
    ],
  ]);
});

test.each<[string, ApplicationStatus, number, Array<[ApplicationStatus, number]>, unknown[]]>([
  ['an ended release leaves the state alone', 'refused', 5, [], [['refused', 5]]],
  [
    'a withdrawal follows the decisions',
    'withdrawn',
    6,
    [['reviewing', 2]],
    [
      ['reviewing', 2],
      ['withdrawn', 6],
    ],
  ],
  [
    'a state taken back disappears',
    'applied',
    3,
    [
      ['reviewing', 2],
      ['applied', 3],
    ],
    [],
  ],
  [
    'a repeated state counts once',
    'reviewing',
    4,
    [
      ['reviewing', 2],
      ['invited', 3],
      ['reviewing', 4],
    ],
    [['reviewing', 4]],
  ],
])('%s', (_, status, statusAt, steps, expected) => {
  expect(stepsOf({ status, statusAt: day(statusAt), decisions: moves(...steps) }).slice(1)).toEqual(expected);
});
