import { expect, test } from 'vitest';
import { isShifted, shiftThreshold } from './uncertainty.ts';

test.each([
  ['as before', 0, false],
  ['just within the errors of both', shiftThreshold * Math.SQRT2 - 0.001, false],
  ['further', shiftThreshold * Math.SQRT2 + 0.001, true],
  ['further in the other direction', -shiftThreshold * Math.SQRT2 - 0.001, true],
])('%s: has it shifted?', (_case, by, expected) => {
  expect(isShifted({ strength: 0.5, error: 1 }, { strength: 0.5 + by, error: 1 })).toBe(expected);
});
