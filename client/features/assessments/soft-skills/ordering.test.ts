import { describe, expect, test } from 'vitest';
import { draftOf, isSameOrder, move, placeOf, reset, tap } from './ordering.ts';

const shown = [1, 2, 3, 4];
const fresh = draftOf(shown, null);

describe('ordering a group', () => {
  test('moves a statement up and down', () => {
    expect(move(fresh, 3, 0).order).toEqual([3, 1, 2, 4]);
    expect(move(fresh, 1, 3).order).toEqual([2, 3, 4, 1]);
  });

  test.each([-1, 4])('ignores the place %i outside of the group', (to) => {
    expect(move(fresh, 1, to)).toBe(fresh);
  });

  test('gives the same order by tapping as by moving', () => {
    const tapped = [4, 2, 1, 3].reduce(tap, fresh);
    expect(tapped).toEqual({ order: [4, 2, 1, 3], picked: 4 });
  });

  test('tapping a placed statement takes it and those after it back', () => {
    const draft = tap([4, 2, 1].reduce(tap, fresh), 2);
    expect(shown.map((id) => placeOf(draft, id))).toEqual([null, null, null, 1]);
    expect(tap(draft, 3)).toMatchObject({ picked: 2 });
  });

  test('an id from elsewhere changes nothing', () => {
    expect(tap(fresh, 99)).toBe(fresh);
    expect(move(fresh, 99, 0)).toBe(fresh);
  });

  test('a confirmed group comes back complete and can be reset', () => {
    const draft = draftOf(shown, [2, 1, 4, 3]);
    expect(placeOf(draft, 3)).toBe(4);
    expect(placeOf(reset(draft), 2)).toBeNull();
  });

  test('tells whether an answer changed', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder(null, [1])).toBe(false);
  });
});
