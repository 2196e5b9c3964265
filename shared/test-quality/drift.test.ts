import { expect, test } from 'vitest';
import { seededRandom } from '../assessments/random.ts';
import { findDrift, latestComparableMonths } from './drift.ts';

const month = (name: string, runs: number) => ({ month: name, runs });

test.each([
  ['none', [], null],
  ['one', [month('2026-11', 500)], null],
  ['too few runs in one of them', [month('2026-10', 99), month('2026-11', 500)], null],
  [
    'a month with few runs in between',
    [month('2026-09', 100), month('2026-10', 3), month('2026-11', 100)],
    ['2026-09', '2026-11'],
  ],
  ['any order', [month('2026-12', 100), month('2027-01', 100), month('2026-11', 100)], ['2026-12', '2027-01']],
])('months to compare of %s', (_, months, expected) => {
  expect(latestComparableMonths(months)?.map((one) => one.month) ?? null).toEqual(expected);
});

const places = (statementId: number, first: number, times: number) => ({ statementId, first, times });

test.each([
  ['the same share', places(1, 25, 100), places(1, 50, 200), []],
  ['a difference within chance', places(1, 25, 100), places(1, 35, 100), []],
  ['a clear difference', places(1, 20, 100), places(1, 60, 100), [1]],
  ['too few', places(1, 0, 99), places(1, 99, 99), []],
  ['never first', places(1, 0, 100), places(1, 0, 100), []],
  ['a new statement', places(2, 20, 100), places(1, 60, 100), []],
])('%s', (_, before, after, expected) => {
  expect(findDrift([before], [after]).map(({ statementId }) => statementId)).toEqual(expected);
});

test('the largest change comes first, with both shares and the error of their difference', () => {
  const moved = findDrift([places(1, 50, 200), places(2, 100, 200)], [places(1, 100, 200), places(2, 10, 200)]);
  expect(moved.map(({ statementId }) => statementId)).toEqual([2, 1]);
  expect(moved[1]).toMatchObject({ before: 0.25, after: 0.5 });
  expect(moved[1]?.error).toBeCloseTo(Math.sqrt(0.375 * 0.625 * 0.01), 10);
});

test('without changes, drift is hardly ever reported', () => {
  const random = seededRandom(20);
  const drawn = () =>
    Array.from({ length: 120 }, (_, statementId) => {
      const first = Array.from({ length: 150 }, () => Number(random() < 0.25)).reduce((sum, one) => sum + one, 0);
      return places(statementId, first, 150);
    });
  const months = Array.from({ length: 40 }, () => findDrift(drawn(), drawn()).length);
  expect(months.filter((count) => count > 0).length).toBeLessThanOrEqual(5);
});
