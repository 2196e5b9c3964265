import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsOf, scaledFit, scaleOf } from './skill-fit.ts';

const anyWeights = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 });

test.each([
  { ranks: [1], weights: [1], size: 3, fit: 1 },
  { ranks: [3], weights: [1], size: 3, fit: 0 },
  { ranks: [2], weights: [1], size: 3, fit: 0.5 },
  { ranks: [1, 2, 3], weights: [3, 2, 1], size: 30, fit: 1 },
  { ranks: [30, 29, 28], weights: [3, 2, 1], size: 30, fit: 0 },
  { ranks: [3, 2, 1], weights: [3, 2, 1], size: 30, fit: 162 / 166 },
  { ranks: [5, 20], weights: [2, 1], size: 30, fit: (2 * 25 + 10 - 1) / (2 * 29 + 28 - 1) },
])('ranks $ranks with weights $weights of $size skills fit $fit', ({ ranks, weights, size, fit }) => {
  const leads = leadsOf(new Map(ranks.map((rank, index) => [index, rank])), size);
  const others = new Map(Array.from({ length: size }, (_, index) => [100 + index, index + 1] as const));
  const all = leadsOf(new Map([...others, ...ranks.map((rank, index) => [index, rank] as const)]), size);
  const total = weights.reduce((sum, weight, index) => sum + weight * (all.get(index) ?? 0), 0);
  const { worst, best } = scaleOf(weights, size);
  expect(leads.size).toBe(ranks.length);
  expect(scaledFit(total, worst, best)).toBeCloseTo(fit, 12);
});

test('the best and the worst assignment of places are attained and never exceeded', () => {
  const places = [1, 2, 3, 4, 5];
  const arrange = (rest: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : rest.flatMap((place) =>
          arrange(
            rest.filter((other) => other !== place),
            count - 1,
          ).map((behind) => [place, ...behind]),
        );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), (weights) => {
      const totals = arrange(places, weights.length).map((assigned) =>
        weights.reduce((sum, weight, index) => sum + weight * 2 * (5 - (assigned[index] ?? 0)), 0),
      );
      expect(scaleOf(weights, 5)).toEqual({ worst: Math.min(...totals), best: Math.max(...totals) });
    }),
    { numRuns: 30 },
  );
});

test.each([
  [
    [1, 2, 2, 4],
    [6, 3, 3, 0],
  ],
  [
    [1, 1, 1, 1],
    [3, 3, 3, 3],
  ],
  [
    [1, 1, 3, 3],
    [5, 5, 1, 1],
  ],
  [
    [1, 2, 3, 4],
    [6, 4, 2, 0],
  ],
])('ranks %j lead by %j half places: ties count with the middle of their places', (ranks, expected) => {
  const leads = leadsOf(new Map(ranks.map((rank, index) => [index, rank])), ranks.length);
  expect([...leads.values()]).toEqual(expected);
});

test('three ties at the end are as bad as the last three places, three at the beginning as good as the first', () => {
  const ofRanks = (tied: number) => {
    const rest = Array.from({ length: 27 }, (_, index) => [10 + index, index + (tied === 1 ? 4 : 1)] as const);
    return leadsOf(new Map([...[1, 2, 3].map((skillId) => [skillId, tied] as const), ...rest]), 30);
  };
  const fitOf = (leads: Map<number, number>) => {
    const { worst, best } = scaleOf([2, 2, 2], 30);
    return scaledFit(
      [1, 2, 3].reduce((sum, skillId) => sum + 2 * (leads.get(skillId) ?? 0), 0),
      worst,
      best,
    );
  };
  expect([fitOf(ofRanks(1)), fitOf(ofRanks(28))]).toEqual([1, 0]);
});

test('a missing skill raises no other skill, also with shared ranks', () => {
  const anyRanks = fc
    .array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 8 })
    .map((strengths) => strengths.map((strength) => 1 + strengths.filter((other) => other > strength).length));
  fc.assert(
    fc.property(anyRanks, fc.nat({ max: 7 }), (ranks, missing) => {
      const all = new Map(ranks.map((rank, index) => [index, rank]));
      const few = new Map([...all].filter(([skillId]) => skillId !== missing));
      const [before, after] = [leadsOf(all, ranks.length), leadsOf(few, ranks.length)];
      for (const [skillId, lead] of after) expect(lead).toBeLessThanOrEqual(before.get(skillId) ?? 0);
    }),
  );
});

test('a better rank never lowers the fit, and a heavier requirement never raises it less', () => {
  fc.assert(
    fc.property(anyWeights, fc.array(fc.nat({ max: 57 }), { minLength: 8, maxLength: 8 }), (weights, leads) => {
      const { worst, best } = scaleOf(weights, 30);
      const raised = (which: number) => leads.map((lead, index) => (index === which ? lead + 1 : lead));
      const fitOf = (some: readonly number[]) =>
        scaledFit(
          weights.reduce((sum, weight, index) => sum + weight * (some[index] ?? 0), 0),
          worst,
          best,
        ) ?? -1;
      const gains = weights
        .map((weight, index) => ({ weight, fit: fitOf(raised(index)) }))
        .sort((a, b) => a.weight - b.weight)
        .map(({ fit }) => fit);
      for (const [index, fit] of gains.entries()) {
        expect(fit).toBeGreaterThanOrEqual(fitOf(leads));
        expect(fit).toBeGreaterThanOrEqual(gains[index - 1] ?? 0);
      }
    }),
  );
});

test('there is no fit if no assignment makes a difference', () => {
  const fitOf = (weights: number[], size: number) => {
    const { worst, best } = scaleOf(weights, size);
    return scaledFit(0, worst, best);
  };
  expect([fitOf([1, 1, 1], 3), fitOf([1], 1), fitOf([1], 0), fitOf([], 30)]).toEqual([null, null, null, null]);
  expect(fitOf([2, 1, 1], 3)).toBe(0);
});
