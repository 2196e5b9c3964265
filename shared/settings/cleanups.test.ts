import { expect, test } from 'vitest';
import { nextCleanup } from './cleanups.ts';

test.each([
  ['in winter', '2026-11-28T01:49:00Z', '2026-11-28T01:50:00.000Z'],
  ['after it ran', '2026-11-28T01:50:00Z', '2026-11-29T01:50:00.000Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T00:50:00.000Z'],
])('the next nightly run %s is at 02:50 in Germany', (_when, now, next) => {
  expect(nextCleanup({ isHourly: false }, new Date(now)).toISOString()).toBe(next);
});

test.each([
  ['2026-11-28T01:09:59Z', '2026-11-28T01:10:00.000Z'],
  ['2026-11-28T01:10:00Z', '2026-11-28T02:10:00.000Z'],
])('the next hourly run after %s is at %s', (now, next) => {
  expect(nextCleanup({ isHourly: true }, new Date(now)).toISOString()).toBe(next);
});
