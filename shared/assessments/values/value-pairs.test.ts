import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { pairSequence, type ValuePair } from './value-pairs.ts';

const values = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const namesOf = ({ left, right }: ValuePair) => [left, right];
const keyOf = (pair: ValuePair) => namesOf(pair).sort().join('');
const forEverySequence = (check: (pairs: ValuePair[]) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => check(pairSequence(values, seededRandom(seed)))),
  );

describe('for any random source', () => {
  test('each of the 45 pairs is asked once', () => {
    forEverySequence((pairs) => {
      expect(pairs).toHaveLength(45);
      expect(new Set(pairs.map(keyOf)).size).toBe(45);
      expect(pairs.every(({ left, right }) => left !== right)).toBe(true);
    });
  });

  test('no value is in two consecutive pairs', () => {
    forEverySequence((pairs) => {
      pairs.slice(1).forEach((pair, index) => {
        const before = pairs[index];
        expect(before && namesOf(before).some((name) => namesOf(pair).includes(name))).toBe(false);
      });
    });
  });

  test('every value is asked 9 times, 3 times in each third', () => {
    forEverySequence((pairs) => {
      for (const third of [pairs.slice(0, 15), pairs.slice(15, 30), pairs.slice(30)])
        for (const value of values) expect(third.flatMap(namesOf).filter((name) => name === value)).toHaveLength(3);
    });
  });

  test('every value is 4 or 5 times on the left', () => {
    forEverySequence((pairs) => {
      for (const value of values) expect([4, 5]).toContain(pairs.filter(({ left }) => left === value).length);
    });
  });
});

test('the same source gives the same sequence, another source a different one', () => {
  expect(pairSequence(values, seededRandom(4))).toEqual(pairSequence(values, seededRandom(4)));
  expect(pairSequence(values, seededRandom(4))).not.toEqual(pairSequence(values, seededRandom(5)));
});

test('over many people every pair appears in every part of the sequence and on both sides', () => {
  const early = new Set<string>();
  const sides = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const pairs = pairSequence(values, seededRandom(seed));
    for (const pair of pairs.slice(0, 5)) early.add(keyOf(pair));
    for (const pair of pairs) sides.add(namesOf(pair).join(''));
  }
  expect(early.size).toBe(45);
  expect(sides.size).toBe(90);
});

test.each([
  ['nine values', values.slice(1)],
  ['eleven values', [...values, 'K']],
  ['a repeated value', [...values.slice(1), 'B']],
  ['no values', []],
])('rejects %s', (_case, chosen) => {
  expect(() => pairSequence(chosen, seededRandom(1))).toThrow('10 different values');
});
