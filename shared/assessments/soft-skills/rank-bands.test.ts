import { expect, test } from 'vitest';
import { bandsOverlap } from './rank-bands.ts';

test.each([
  [{ low: 1, high: 3 }, { low: 2, high: 5 }, true],
  [{ low: 1, high: 3 }, { low: 3, high: 5 }, true],
  [{ low: 4, high: 4 }, { low: 4, high: 4 }, true],
  [{ low: 1, high: 9 }, { low: 4, high: 5 }, true],
  [{ low: 1, high: 3 }, { low: 4, high: 5 }, false],
])('%j and %j overlap: %s, whichever comes first', (one, other, overlap) => {
  expect([bandsOverlap(one, other), bandsOverlap(other, one)]).toEqual([overlap, overlap]);
});
