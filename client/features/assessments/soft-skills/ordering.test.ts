import { describe, expect, test } from 'vitest';
import {
  autoPlacedId,
  type Draft,
  draftOf,
  isSameOrder,
  moveStatement,
  placedCount,
  placeOf,
  restoreDraft,
  tapStatement,
  toggleAsShown,
  undoTap,
} from './ordering.ts';

const shown = [1, 2, 3, 4];
const fresh = draftOf(shown, null);
const tapAll = (...ids: number[]) => ids.reduce(tapStatement, fresh);
const placesOf = (draft: Draft) => shown.map((id) => placeOf(draft, id));

describe('ordering a group', () => {
  test('moves a statement up and down', () => {
    expect(moveStatement(fresh, 3, 0).order).toEqual([3, 1, 2, 4]);
    expect(moveStatement(fresh, 1, 3).order).toEqual([2, 3, 4, 1]);
  });

  test.each([-1, 4])('ignores the place %i outside the group', (to) => {
    expect(moveStatement(fresh, 1, to)).toBe(fresh);
  });

  test('tapping and moving give the same order', () => {
    expect(tapAll(4, 2, 1, 3)).toEqual({ order: [4, 2, 1, 3], picked: 4, touch: 'moved' });
  });

  test('tapping a placed statement frees its place and all later ones', () => {
    const draft = tapStatement(tapAll(4, 2), 2);
    expect(placesOf(draft)).toEqual([null, null, null, 1]);
    expect(tapStatement(draft, 3)).toMatchObject({ picked: 2 });
  });

  test('an unknown id changes nothing', () => {
    expect(tapStatement(fresh, 99)).toBe(fresh);
    expect(moveStatement(fresh, 99, 0)).toBe(fresh);
  });

  test('a confirmed group opens with all places and counts as moved', () => {
    const draft = draftOf(shown, [2, 1, 4, 3]);
    expect(placeOf(draft, 3)).toBe(4);
    expect(draft.touch).toBe('moved');
  });

  test('detects whether an answer changed', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder(null, [1])).toBe(false);
  });
});

describe('the last statement', () => {
  test('is placed automatically after three taps', () => {
    expect(placedCount(tapAll(4, 2))).toBe(2);
    const draft = tapAll(4, 2, 1);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(placedCount(draft)).toBe(4);
    expect(autoPlacedId(draft)).toBe(3);
  });

  test('keeps its place when it is tapped, too', () => {
    const draft = tapAll(4, 2, 1, 3);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(autoPlacedId(draft)).toBeNull();
  });

  test.each([
    ['the last again', tapAll(4, 2, 1, 3, 3), [null, 2, null, 1]],
    ['the third', tapAll(4, 2, 1, 1), [null, 2, null, 1]],
    ['the second', tapAll(4, 2, 1, 2), [null, null, null, 1]],
    ['the first', tapAll(4, 2, 1, 4), [null, null, null, null]],
  ])('loses its place when another one is freed: %s', (_, draft, places) => {
    expect(placesOf(draft)).toEqual(places);
  });

  test.each([
    [[4, 2, 1], 2],
    [[4, 2, 1, 3], 2],
    [[4, 2], 1],
    [[4], 0],
    [[], 0],
  ])('after tapping %j, undoing one tap leaves %i places', (ids, left) => {
    expect(placedCount(undoTap(tapAll(...ids)))).toBe(left);
  });
});

describe('the state of a decision', () => {
  test.each<[string, Draft, Draft['touch']]>([
    ['as shown', fresh, 'none'],
    ['moved', moveStatement(fresh, 1, 1 + 1), 'moved'],
    ['moved and moved back', moveStatement(moveStatement(fresh, 1, 1), 1, 0), 'moved'],
    ['moved beyond the end', moveStatement(fresh, 1, -1), 'none'],
    ['confirmed as shown', toggleAsShown(fresh), 'kept'],
    ['confirmed as shown, then undone', toggleAsShown(toggleAsShown(fresh)), 'none'],
    ['confirmed as shown, then moved', moveStatement(toggleAsShown(fresh), 1, 2), 'moved'],
    ['moved, then confirmed as shown', toggleAsShown(moveStatement(fresh, 1, 2)), 'moved'],
    ['tapped in the shown order', tapAll(1, 2, 3), 'moved'],
    ['tapped and undone', undoTap(tapAll(1)), 'none'],
  ])('%s', (_, draft, touch) => {
    expect(draft.touch).toBe(touch);
  });
});

describe('an unconfirmed draft', () => {
  const begun = tapAll(3, 1);

  test('is restored, also over an answer that was being changed', () => {
    expect(restoreDraft(shown, null, begun)).toEqual(begun);
    expect(restoreDraft(shown, [4, 3, 2, 1], begun)).toEqual(begun);
  });

  test.each([
    ['other statements', { ...begun, order: [5, 6, 7, 8] }],
    ['too few', { ...begun, order: [3, 1, 2] }],
    ['one twice', { ...begun, order: [3, 1, 2, 2] }],
    ['more places than statements', { ...begun, picked: 5 }],
    ['nothing', null],
  ])('is ignored if it holds %s', (_, stored) => {
    expect(restoreDraft(shown, null, stored)).toEqual(fresh);
  });
});
