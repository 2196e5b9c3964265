import { describe, expect, test } from 'vitest';
import {
  type Draft,
  draftOf,
  isSameOrder,
  keepAsShown,
  move,
  placedCount,
  placeOf,
  resumedDraft,
  selfPlaced,
  takeBack,
  tap,
} from './ordering.ts';

const shown = [1, 2, 3, 4];
const fresh = draftOf(shown, null);
const tapAll = (...ids: number[]) => ids.reduce(tap, fresh);
const placesOf = (draft: Draft) => shown.map((id) => placeOf(draft, id));

describe('ordering a group', () => {
  test('moves a statement up and down', () => {
    expect(move(fresh, 3, 0).order).toEqual([3, 1, 2, 4]);
    expect(move(fresh, 1, 3).order).toEqual([2, 3, 4, 1]);
  });

  test.each([-1, 4])('ignores the place %i outside of the group', (to) => {
    expect(move(fresh, 1, to)).toBe(fresh);
  });

  test('gives the same order by tapping as by moving', () => {
    expect(tapAll(4, 2, 1, 3)).toEqual({ order: [4, 2, 1, 3], picked: 4, touch: 'moved' });
  });

  test('tapping a placed statement takes it and those after it back', () => {
    const draft = tap(tapAll(4, 2), 2);
    expect(placesOf(draft)).toEqual([null, null, null, 1]);
    expect(tap(draft, 3)).toMatchObject({ picked: 2 });
  });

  test('an id from elsewhere changes nothing', () => {
    expect(tap(fresh, 99)).toBe(fresh);
    expect(move(fresh, 99, 0)).toBe(fresh);
  });

  test('a confirmed group comes back complete and arranged', () => {
    const draft = draftOf(shown, [2, 1, 4, 3]);
    expect(placeOf(draft, 3)).toBe(4);
    expect(draft.touch).toBe('moved');
  });

  test('tells whether an answer changed', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder(null, [1])).toBe(false);
  });
});

describe('the last statement', () => {
  test('places itself after three taps', () => {
    expect(placedCount(tapAll(4, 2))).toBe(2);
    const draft = tapAll(4, 2, 1);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(placedCount(draft)).toBe(4);
    expect(selfPlaced(draft)).toBe(3);
  });

  test('tapped as well it stays where it is: nobody who taps all four loses it again', () => {
    const draft = tapAll(4, 2, 1, 3);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(selfPlaced(draft)).toBeNull();
  });

  test.each([
    ['the last once more', tapAll(4, 2, 1, 3, 3), [null, 2, null, 1]],
    ['the third', tapAll(4, 2, 1, 1), [null, 2, null, 1]],
    ['the second', tapAll(4, 2, 1, 2), [null, null, null, 1]],
    ['the first', tapAll(4, 2, 1, 4), [null, null, null, null]],
  ])('goes back together with what it followed from: %s', (_, draft, places) => {
    expect(placesOf(draft)).toEqual(places);
  });

  test.each([
    [[4, 2, 1], 2],
    [[4, 2, 1, 3], 2],
    [[4, 2], 1],
    [[4], 0],
    [[], 0],
  ])('after tapping %j, taking back leaves %i places', (ids, left) => {
    expect(placedCount(takeBack(tapAll(...ids)))).toBe(left);
  });
});

describe('whether anything was decided', () => {
  test.each<[string, Draft, Draft['touch']]>([
    ['as shown', fresh, 'none'],
    ['moved', move(fresh, 1, 1 + 1), 'moved'],
    ['moved and back', move(move(fresh, 1, 1), 1, 0), 'moved'],
    ['pushed against the end', move(fresh, 1, -1), 'none'],
    ['said to be right', keepAsShown(fresh), 'kept'],
    ['said so and taken back', keepAsShown(keepAsShown(fresh)), 'none'],
    ['said so, then moved', move(keepAsShown(fresh), 1, 2), 'moved'],
    ['moved, then said so', keepAsShown(move(fresh, 1, 2)), 'moved'],
    ['tapped in the shown order', tapAll(1, 2, 3), 'moved'],
    ['tapped and taken back', takeBack(tapAll(1)), 'none'],
  ])('%s', (_, draft, touch) => {
    expect(draft.touch).toBe(touch);
  });
});

describe('what was begun', () => {
  const begun = tapAll(3, 1);

  test('goes on, also over an answer that was about to be changed', () => {
    expect(resumedDraft(shown, null, begun)).toEqual(begun);
    expect(resumedDraft(shown, [4, 3, 2, 1], begun)).toEqual(begun);
  });

  test.each([
    ['other statements', { ...begun, order: [5, 6, 7, 8] }],
    ['too few', { ...begun, order: [3, 1, 2] }],
    ['one twice', { ...begun, order: [3, 1, 2, 2] }],
    ['more places than statements', { ...begun, picked: 5 }],
    ['nothing', null],
  ])('counts for nothing where it holds %s', (_, kept) => {
    expect(resumedDraft(shown, null, kept)).toEqual(fresh);
  });
});
