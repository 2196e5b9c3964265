import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

test('what did not get through is tried again ever more rarely, at most every 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});
