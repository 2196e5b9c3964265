import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  autoPlacedId,
  type Draft,
  draftOf,
  isComplete,
  isSameOrder,
  isSorted,
  keepAsShown,
  moveStatement,
  orderOf,
  pickStatement,
  placedCount,
  placeOf,
  restoreDraft,
  undoPick,
} from './ordering.ts';

const shown = [1, 2, 3, 4];
const fresh = draftOf(shown, null);
const pickAll = (...ids: number[]) => ids.reduce(pickStatement, fresh);
const placesOf = (draft: Draft) => shown.map((id) => placeOf(draft, id));

describe('ordering a group', () => {
  test('moves a statement up and down', () => {
    expect(orderOf(moveStatement(fresh, 3, 0))).toEqual([3, 1, 2, 4]);
    expect(orderOf(moveStatement(fresh, 1, 3))).toEqual([2, 3, 4, 1]);
  });

  test.each([-1, 4])('ignores the place %i outside the group', (to) => {
    expect(moveStatement(fresh, 1, to)).toBe(fresh);
  });

  test('picking and moving give the same order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(shown, { minLength: 4 }), (wanted) => {
        const moved = wanted.reduce((draft, id, place) => moveStatement(draft, id, place), fresh);
        expect(orderOf(wanted.slice(0, 3).reduce(pickStatement, fresh))).toEqual(wanted);
        expect(orderOf(moved)).toEqual(wanted);
      }),
    );
  });

  test('picking leaves the cards where they lie; moving shows them in their order', () => {
    const picked = pickAll(4, 2, 1);
    expect([picked.cards, isSorted(picked)]).toEqual([shown, false]);
    const moved = moveStatement(picked, 3, 0);
    expect([moved.cards, isSorted(moved)]).toEqual([[3, 4, 2, 1], true]);
  });

  test('picking a ranked statement frees its place and all later ones', () => {
    const draft = pickStatement(pickAll(4, 2), 2);
    expect(placesOf(draft)).toEqual([null, null, null, 1]);
    expect(placedCount(pickStatement(draft, 3))).toBe(2);
  });

  test('an unknown id changes nothing', () => {
    expect(pickStatement(fresh, 99)).toBe(fresh);
    expect(moveStatement(fresh, 99, 0)).toBe(fresh);
  });

  test('a confirmed group opens with all places, the first on top', () => {
    const draft = draftOf(shown, [2, 1, 4, 3]);
    expect(placesOf(draft)).toEqual([2, 1, 4, 3]);
    expect(draft.cards).toEqual([2, 1, 4, 3]);
  });

  test('detects whether an answer changed', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder(null, [1])).toBe(false);
  });
});

describe('the last statement', () => {
  test('is placed automatically after three picks', () => {
    expect(placedCount(pickAll(4, 2))).toBe(2);
    const draft = pickAll(4, 2, 1);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(isComplete(draft)).toBe(true);
    expect(autoPlacedId(draft)).toBe(3);
  });

  test('keeps its place when it is picked, too', () => {
    const draft = pickAll(4, 2, 1, 3);
    expect(placesOf(draft)).toEqual([3, 2, 4, 1]);
    expect(autoPlacedId(draft)).toBeNull();
  });

  test.each([
    ['the last again', pickAll(4, 2, 1, 3, 3), [null, 2, null, 1]],
    ['the third', pickAll(4, 2, 1, 1), [null, 2, null, 1]],
    ['the second', pickAll(4, 2, 1, 2), [null, null, null, 1]],
    ['the first', pickAll(4, 2, 1, 4), [null, null, null, null]],
  ])('loses its place when another one is freed: %s', (_, draft, places) => {
    expect(placesOf(draft)).toEqual(places);
  });

  test.each([
    [[4, 2, 1], 2],
    [[4, 2, 1, 3], 2],
    [[4, 2], 1],
    [[4], 0],
    [[], 0],
  ])('after picking %j, undoing one pick leaves %i places', (ids, left) => {
    expect(placedCount(undoPick(pickAll(...ids)))).toBe(left);
  });
});

describe('a group is complete', () => {
  test.each<[string, Draft, boolean]>([
    ['not as shown', fresh, false],
    ['after a move', moveStatement(fresh, 1, 1 + 1), true],
    ['after a move and a move back', moveStatement(moveStatement(fresh, 1, 1), 1, 0), true],
    ['not after a move beyond the end', moveStatement(fresh, 1, -1), false],
    ['not after accepting the shown order without a pick', keepAsShown(fresh), false],
    ['not after one pick', pickAll(2), false],
    ['after one pick and accepting the rest as shown', keepAsShown(pickAll(2)), true],
    ['not after undoing that', undoPick(keepAsShown(pickAll(2))), false],
    ['after one pick and a move', moveStatement(pickAll(2), 4, 0), true],
    ['after picking in the shown order', pickAll(1, 2, 3), true],
  ])('%s', (_, draft, expected) => {
    expect(isComplete(draft)).toBe(expected);
  });
});

describe('an unconfirmed draft', () => {
  const begun = pickAll(3, 1);

  test('is restored, also over an answer that was being changed', () => {
    expect(restoreDraft(shown, null, begun)).toEqual(begun);
    expect(restoreDraft(shown, [4, 3, 2, 1], begun)).toEqual(begun);
  });

  test.each([
    ['other statements', { cards: [5, 6, 7, 8], ranked: [] }],
    ['too few', { cards: [3, 1, 2], ranked: [3] }],
    ['one twice', { cards: [3, 1, 2, 2], ranked: [] }],
    ['a statement ranked twice', { cards: shown, ranked: [3, 3] }],
    ['an unknown ranked statement', { cards: shown, ranked: [9] }],
    ['nothing', null],
  ])('is ignored if it holds %s', (_, stored) => {
    expect(restoreDraft(shown, null, stored)).toEqual(fresh);
  });
});
