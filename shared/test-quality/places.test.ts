import { expect, test } from 'vitest';
import { findDeviations, meanPlace, placeShares } from './places.ts';

test.each([
  ['nothing', [0, 0, 0, 0], null, null],
  ['nine times: only the mean is shown', [9, 0, 0, 0], null, 1],
  ['ten times', [10, 0, 0, 0], [1, 0, 0, 0], 1],
  ['evenly', [25, 25, 25, 25], [0.25, 0.25, 0.25, 0.25], 2.5],
  ['rounded to thousandths', [1, 1, 1, 9], [0.083, 0.083, 0.083, 0.75], 3.5],
])('shares and mean place of %s', (_, counts, shares, mean) => {
  expect([placeShares(counts), meanPlace(counts)]).toEqual([shares, mean]);
});

const group = (first: number, ...counts: number[][]) =>
  counts.map((places, index) => ({ statementId: first + index, counts: places }));

test('the statement furthest from the middle of its group comes first, with the mean of the others', () => {
  const clear = group(1, [100, 0, 0, 0], [0, 40, 30, 30], [0, 30, 40, 30], [0, 30, 30, 40]);
  const even = group(5, [25, 25, 25, 25], [25, 25, 25, 25], [25, 25, 25, 25], [25, 25, 25, 25]);
  const [first, ...others] = findDeviations([even, clear]);
  expect(first).toEqual({ statementId: 1, meanPlace: 1, matesPlace: 3, ahead: 1.5, error: Math.sqrt(1.25 / 100) });
  expect(others.map(({ statementId }) => statementId)).toEqual([4, 3, 2, 5, 6, 7, 8]);
  expect(others.at(-1)?.ahead).toBe(0);
});

test('does not compare groups of fewer than a hundred runs', () => {
  expect(findDeviations([group(1, [99, 0, 0, 0], [0, 99, 0, 0], [0, 0, 99, 0], [0, 0, 0, 99])])).toEqual([]);
});
