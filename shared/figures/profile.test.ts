import { expect, test } from 'vitest';
import { profileForms, rankCenter, rankSegmentOf } from './profile.ts';

test('the strongest rank ends at the right, the weakest begins at the left', () => {
  expect(rankSegmentOf({ low: 1, high: 1 }, 4)).toEqual({ start: 75, end: 100 });
  expect(rankSegmentOf({ low: 4, high: 4 }, 4)).toEqual({ start: 0, end: 25 });
  expect(rankSegmentOf({ low: 1, high: 4 }, 4)).toEqual({ start: 0, end: 100 });
});

test('a point lies in the middle of its rank', () => {
  expect(rankCenter(1, 4)).toBe(87.5);
});

test('sections overlap exactly where the ranks do', () => {
  const [strong, middle, weak] = [
    { low: 1, high: 3 },
    { low: 3, high: 6 },
    { low: 7, high: 9 },
  ].map((band) => rankSegmentOf(band, 10));
  expect((strong?.start ?? 0) < (middle?.end ?? 0)).toBe(true);
  expect((middle?.start ?? 0) < (weak?.end ?? 0)).toBe(false);
});

test('without uncertainty both forms share their edge', () => {
  const { sure, beyond } = profileForms([{ rank: 1, low: 1, high: 1 }], 2);
  expect(sure).toBe('M0 0H50V10H0Z');
  expect(beyond).toBe('M100 0H100V10H100Z');
});
