import { expect, test } from 'vitest';
import { daysSince } from './dates.ts';

test.each([
  ['2026-11-27T23:30:00.000Z', 0],
  ['2026-11-27T22:30:00.000Z', 1],
  ['2026-10-24T10:00:00.000Z', 35],
  ['2026-11-29T10:00:00.000Z', 0],
])('%s is %i days of the calendar in Berlin ago', (moment, days) => {
  expect(daysSince(new Date(moment), new Date('2026-11-28T12:00:00.000Z'))).toBe(days);
});
