import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '../random.ts';
import { partOneGroups } from './design.ts';
import type { AnsweredGroup } from './scoring.ts';
import { overlaps, rankBands } from './uncertainty.ts';

const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
const skillOf = (statementId: number) =>
  statementId >= 10 && statementId < 310 ? Math.floor(statementId / 10) : undefined;
const groups = partOneGroups(skillIds.map((id) => ({ core: [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3] })));
const clear = groups.map((statementIds) => ({ statementIds, order: [...statementIds].sort((a, b) => a - b) }));
const clicked = (seed: number): AnsweredGroup[] => {
  const random = seededRandom(seed);
  return groups.map((statementIds) => ({ statementIds, order: shuffle(statementIds, random) }));
};
const meanWidth = (answers: readonly AnsweredGroup[]) =>
  rankBands(answers, skillOf, skillIds).reduce((sum, { low, high }) => sum + high - low + 1, 0) / 30;

test('ranks follow strength, equal strengths share a rank, and the band includes it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const bands = rankBands(clicked(seed), skillOf, skillIds);
      expect(bands.reduce((sum, { strength }) => sum + strength, 0)).toBeCloseTo(0, 2);
      for (const { rank, low, high, strength, error } of bands) {
        expect(rank).toBe(1 + bands.filter((other) => other.strength > strength).length);
        expect(error).toBeGreaterThan(0);
        expect(low).toBeGreaterThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(rank);
        expect(high).toBeGreaterThanOrEqual(rank);
        expect(high).toBeLessThanOrEqual(30);
      }
    }),
    { numRuns: 20 },
  );
});

test('skill ids and catalogue order change nothing', () => {
  fc.assert(
    fc.property(fc.nat(), fc.shuffledSubarray(skillIds, { minLength: 30 }), (seed, order) => {
      const bands = rankBands(clicked(seed), skillOf, skillIds);
      expect(rankBands(clicked(seed), skillOf, order)).toEqual(bands);
      const renamed = (skillId: number) => order[skillId - 1] ?? Number.NaN;
      const otherwise = (statementId: number) => {
        const skillId = skillOf(statementId);
        return skillId === undefined ? undefined : renamed(skillId);
      };
      expect(rankBands(clicked(seed), otherwise, skillIds)).toEqual(
        bands.map((band) => ({ ...band, skillId: renamed(band.skillId) })),
      );
    }),
    { numRuns: 20 },
  );
});

test('a skill never ranks above a skill that did at least as well against the same others', () => {
  const company = fc.shuffledSubarray(skillIds.slice(2), { minLength: 3, maxLength: 3 });
  const meeting = fc.record({
    company,
    place: fc.nat({ max: 3 }),
    ahead: fc.nat({ max: 3 }),
    meet: fc.boolean(),
  });
  const answer = (skills: readonly number[]) => {
    const order = skills.map((skillId) => skillId * 10);
    return { statementIds: order, order };
  };
  const at = (place: number, skillId: number, others: readonly number[]) =>
    answer([...others.slice(0, place), skillId, ...others.slice(place)]);
  fc.assert(
    fc.property(fc.array(meeting, { minLength: 1, maxLength: 12 }), (meetings) => {
      // Skill 1 meets the same three skills as skill 2, at the same place or a better one.
      const answers = meetings.flatMap(({ company: others, place, ahead, meet }) => [
        at(place, 2, others),
        at(Math.max(0, place - ahead), 1, others),
        ...(meet ? [answer([1, 2])] : []),
      ]);
      const rankOf = new Map(rankBands(answers, skillOf, skillIds).map(({ skillId, rank }) => [skillId, rank]));
      expect(rankOf.get(1)).toBeLessThanOrEqual(rankOf.get(2) ?? 0);
    }),
    { numRuns: 40 },
  );
});

test('the same answers always give the same bands, in any order', () => {
  const bands = rankBands(clicked(1), skillOf, skillIds);
  expect(rankBands(clicked(1), skillOf, skillIds)).toEqual(bands);
  const reversed = rankBands(clicked(1).toReversed(), skillOf, skillIds);
  expect(reversed).toEqual(bands);
});

test('clear answers give narrower bands than random ones, and more answers narrower bands than few', () => {
  expect(meanWidth(clear)).toBeLessThan(14);
  expect(meanWidth(clicked(2))).toBeGreaterThan(meanWidth(clear) + 2);
  expect(meanWidth(clear.slice(0, 10))).toBeGreaterThan(meanWidth(clear));
});

test('with clear answers the first and the last skill surely differ', () => {
  const bands = rankBands(clear, skillOf, skillIds);
  const [first, last] = [bands[0], bands[29]];
  expect(first).toMatchObject({ skillId: 1, rank: 1, low: 1 });
  expect(last).toMatchObject({ skillId: 30, rank: 30, high: 30 });
  expect(first && last && overlaps(first, last)).toBe(false);
});

describe('incomplete and odd answers', () => {
  test('no answers: every skill may have nearly every rank', () => {
    const bands = rankBands([], skillOf, skillIds);
    expect(bands.map(({ rank }) => rank)).toEqual(skillIds.map(() => 1));
    expect(bands.every(({ low, high }) => high - low >= 20)).toBe(true);
  });

  test('no skills: no bands', () => {
    expect(rankBands(clear, skillOf, [])).toEqual([]);
  });

  test('skips groups that cannot be read', () => {
    const odd = [
      { statementIds: [10, 20, 30, 40], order: [10, 20, 30] },
      { statementIds: [10, 20, 30, 40], order: [10, 20, 30, 50] },
      { statementIds: [1, 2], order: [2, 1] },
      { statementIds: [], order: [] },
    ];
    expect(rankBands([...clear, ...odd], skillOf, skillIds)).toEqual(rankBands(clear, skillOf, skillIds));
  });

  test('accepts a skill that meets itself, a skill listed twice and groups of other sizes', () => {
    const number = fc.oneof(
      fc.integer({ min: 0, max: 330 }),
      fc.constantFrom(Number.NaN, -1, Number.POSITIVE_INFINITY),
    );
    const answer = fc
      .array(number, { maxLength: 6 })
      .map((order) => ({ statementIds: order, order: order.toReversed() }));
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 8 }), fc.array(number, { maxLength: 8 }), (answers, ids) => {
        const bands = rankBands(answers, skillOf, ids);
        expect(bands).toHaveLength(new Set(ids).size);
        for (const { rank, low, high } of bands) expect(low <= rank && rank <= high).toBe(true);
      }),
    );
  });
});

test.each([
  [1, 3, 3, 5, true],
  [1, 3, 4, 5, false],
  [4, 5, 1, 3, false],
  [1, 9, 4, 5, true],
])('bands %i–%i and %i–%i overlap: %s', (lowA, highA, lowB, highB, expected) => {
  expect(overlaps({ low: lowA, high: highA }, { low: lowB, high: highB })).toBe(expected);
});
