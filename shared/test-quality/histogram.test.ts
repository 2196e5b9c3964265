import { expect, test } from 'vitest';
import { medianOfBins } from './places.ts';

const bins = (...pairs: Array<[number, number]>) => pairs.map(([value, count]) => ({ value, count }));

test.each([
  ['nothing', bins(), null],
  ['values that never occurred', bins([9, 0]), null],
  ['one value', bins([12, 7]), 12],
  ['an odd number', bins([10, 1], [20, 1], [90, 1]), 20],
  ['an even number: the mean of the two in the middle', bins([10, 1], [20, 1]), 15],
  ['an even number with both in one bin', bins([10, 1], [20, 2], [30, 1]), 20],
  ['unsorted bins', bins([600, 1], [5, 3], [8, 3]), 8],
  ['a heavy tail', bins([11, 50], [600, 49]), 11],
])('the median of %s', (_, given, median) => {
  expect(medianOfBins(given)).toBe(median);
});
