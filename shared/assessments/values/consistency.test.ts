import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Comparison,
  circularTriads,
  consistence,
  consistencyBand,
  maxCircularTriads,
  scoreValues,
} from './consistency.ts';
import { findContradictions } from './contradictions.ts';

const pairsOf = (items: readonly number[]) =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [number, number] => [a, b]));
const itemsOf = (n: number) => Array.from({ length: n }, (_, index) => index);
const tournament = (n: number, bits: number): Comparison<number>[] =>
  pairsOf(itemsOf(n)).map(([a, b], k) => (bits & (1 << k) ? { winner: b, loser: a } : { winner: a, loser: b }));
const winsOf = (n: number, comparisons: readonly Comparison<number>[]) => [
  ...scoreValues(itemsOf(n), comparisons).values(),
];

function countTriads(n: number, comparisons: readonly Comparison<number>[]): number {
  const beats = (a: number, b: number) => comparisons.some(({ winner, loser }) => winner === a && loser === b);
  return pairsOf(itemsOf(n))
    .flatMap(([a, b]) =>
      itemsOf(n)
        .filter((c) => c > b)
        .map((c) => ({ a, b, c })),
    )
    .filter(({ a, b, c }) => (beats(a, b) && beats(b, c) && beats(c, a)) || (beats(b, a) && beats(c, b) && beats(a, c)))
    .length;
}

describe.each([3, 4, 5])('all sets of answers on %i values', (n) => {
  const all = itemsOf(2 ** ((n * (n - 1)) / 2)).map((bits) => tournament(n, bits));

  test('the formula counts the circular triads', () => {
    for (const comparisons of all) {
      expect(circularTriads(winsOf(n, comparisons))).toBe(countTriads(n, comparisons));
      expect(findContradictions(comparisons)).toHaveLength(countTriads(n, comparisons));
    }
  });

  test('the maximum is reached and never exceeded, so that ζ covers 0 to 1', () => {
    const triads = all.map((comparisons) => countTriads(n, comparisons));
    const zetas = all.map((comparisons) => consistence(winsOf(n, comparisons)));
    expect(Math.max(...triads)).toBe(maxCircularTriads(n));
    expect([Math.min(...zetas), Math.max(...zetas)]).toEqual([0, 1]);
  });
});

test('ten values: 142.5 − ½ Σ wins², at most 40', () => {
  expect(circularTriads([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])).toBe(0);
  expect(circularTriads([5, 5, 5, 5, 5, 4, 4, 4, 4, 4])).toBe(40);
  expect(maxCircularTriads(10)).toBe(40);
  expect(consistence([9, 8, 7, 6, 5, 3, 3, 3, 1, 0])).toBeCloseTo(1 - 1 / 40);
});

test('random answers on ten values: mean 30 circular triads', () => {
  const bits = fc.sample(fc.array(fc.boolean(), { minLength: 45, maxLength: 45 }), { numRuns: 2000, seed: 1 });
  const counts = bits.map((turned) =>
    circularTriads(
      winsOf(
        10,
        pairsOf(itemsOf(10)).map(([a, b], k) => (turned[k] ? { winner: b, loser: a } : { winner: a, loser: b })),
      ),
    ),
  );
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(mean).toBeGreaterThan(29.5);
  expect(mean).toBeLessThan(30.5);
});

test.each([0, 1, 2])('%i values cannot contradict each other', (n) => {
  expect(consistence(winsOf(n, tournament(n, 0)))).toBe(1);
});

test.each([
  [1, 'klar'],
  [0.85, 'klar'],
  [0.849, 'mit einzelnen Widersprüchen'],
  [0.6, 'mit einzelnen Widersprüchen'],
  [0.599, 'mit vielen Widersprüchen'],
  [0.475, 'mit vielen Widersprüchen'],
  [0.474, 'nicht von Zufall zu trennen'],
  [0, 'nicht von Zufall zu trennen'],
])('ζ = %f is called %s', (zeta, band) => {
  expect(consistencyBand(zeta)).toBe(band);
});

test('counts wins for every value, also those without one', () => {
  const comparisons = [
    { winner: 'Mut', loser: 'Ruhe' },
    { winner: 'Mut', loser: 'Humor' },
    { winner: 'Ruhe', loser: 'Humor' },
  ];
  expect(Object.fromEntries(scoreValues(['Humor', 'Mut', 'Ruhe'], comparisons))).toEqual({ Humor: 0, Mut: 2, Ruhe: 1 });
});

test.each([
  ['a value that is not listed', [{ winner: 'Mut', loser: 'Geld' }]],
  ['a value compared with itself', [{ winner: 'Mut', loser: 'Mut' }]],
  [
    'a pair answered twice',
    [
      { winner: 'Mut', loser: 'Ruhe' },
      { winner: 'Mut', loser: 'Ruhe' },
    ],
  ],
  [
    'a pair answered both ways',
    [
      { winner: 'Mut', loser: 'Ruhe' },
      { winner: 'Ruhe', loser: 'Mut' },
    ],
  ],
])('rejects %s', (_case, comparisons) => {
  expect(() => scoreValues(['Mut', 'Ruhe'], comparisons)).toThrow(RangeError);
});

test('rejects wins of an incomplete set of comparisons', () => {
  expect(() => circularTriads([1, 0, 0])).toThrow('do not match a complete set');
});
