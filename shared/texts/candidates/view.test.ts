import { expect, test } from 'vitest';
import { rangeTexts } from './view.ts';

test.each([
  [{ rank: 3, isShared: false, low: 1, high: 6, of: 30 }, 'Platz 3 von 30, wahrscheinlich Platz 1 bis 6'],
  [{ rank: 2, isShared: true, low: 1, high: 4, of: 10 }, 'geteilter 2. Platz von 10, wahrscheinlich Platz 1 bis 4'],
  [{ rank: 1, isShared: false, low: 1, high: 1, of: 30 }, 'Platz 1 von 30'],
])('reads %j aloud as %s', (place, words) => {
  expect(rangeTexts.spoken(place)).toBe(words);
});
