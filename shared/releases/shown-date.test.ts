import { expect, test } from 'vitest';
import { visibleDate } from './anonymous.ts';

test.each([
  ['anonymous', '2026-11-24T10:00:00Z', '2026-11'],
  ['named', '2026-11-24T10:00:00Z', '2026-11-24'],
  ['profile', '2026-11-24T10:00:00Z', '2026-11-24'],
  ['anonymous', '2026-11-30T22:59:59Z', '2026-11'],
  ['anonymous', '2026-11-30T23:00:00Z', '2026-12'],
  ['named', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['anonymous', '2026-12-31T23:00:00Z', '2027-01'],
  ['anonymous', '2026-06-30T22:00:00Z', '2026-07'],
] as const)('%s, %s: %s', (scope, moment, shown) => {
  expect(visibleDate(scope, new Date(moment))).toBe(shown);
});
