import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutRanked, ranksByCount } from './ranking.ts';

const ranksOf = (counts: number[]) => ranksByCount(counts).map(({ rank }) => rank);

test.each([
  [[], []],
  [[7], [1]],
  [
    [9, 8, 7],
    [1, 2, 3],
  ],
  [
    [9, 8, 8, 7],
    [1, 2, 2, 4],
  ],
  [
    [5, 5, 5],
    [1, 1, 1],
  ],
  [
    [8, 8, 6, 6, 6, 0],
    [1, 1, 3, 3, 3, 6],
  ],
  [
    [1, 3, 2, 3],
    [4, 1, 3, 1],
  ],
])('counts %j have the ranks %j', (counts, ranks) => {
  expect(ranksOf(counts)).toEqual(ranks);
});

describe('for any counts', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });

  test('equal counts share a rank and are marked as shared; a rank is one plus the number of higher counts', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const places = ranksByCount(given);
        for (const [a, one] of places.entries()) {
          expect(one.rank).toBe(places.filter(({ rank }) => rank < one.rank).length + 1);
          expect(one.isShared).toBe(places.some(({ rank }, b) => b !== a && rank === one.rank));
          for (const [b, other] of places.entries())
            expect(Math.sign(one.rank - other.rank)).toBe(Math.sign((given[b] ?? 0) - (given[a] ?? 0)));
        }
      }),
    );
  });

  test('the order of the counts does not affect the ranks', () => {
    fc.assert(
      fc.property(counts, (given) => {
        expect(ranksOf(given.toReversed())).toEqual(ranksOf(given).toReversed());
      }),
    );
  });

  test('`tied` counts all items after the cut that share the last rank shown, even if the list was already cut', () => {
    fc.assert(
      fc.property(counts, fc.nat(10), fc.nat(40), (given, shown, sent) => {
        const ranked = ranksByCount(given.toSorted((a, b) => b - a));
        const singleCut = cutRanked(ranked, shown);
        const last = singleCut.shown.at(-1)?.rank;
        expect(singleCut.tied).toBe(ranked.slice(singleCut.shown.length).filter(({ rank }) => rank === last).length);
        const first = cutRanked(ranked, Math.max(sent, shown));
        expect(cutRanked(first.shown, shown, first.tied)).toEqual(singleCut);
      }),
    );
  });
});
