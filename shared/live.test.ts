import { expect, test } from 'vitest';
import { reconnectDelayMs } from './live.ts';

test('the live connection is tried again after 1, 2, 5 and 10 seconds, then every 10', () => {
  expect([0, 1, 2, 3, 4].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
});
