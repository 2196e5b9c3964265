import { expect, test } from 'vitest';
import { seededRandom, shuffle, standardGumbel, standardNormal } from './random.ts';

const draws = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return mean(numbers.map((number) => (number - middle) ** 2));
}

test('gives the published numbers of mulberry32 with seed 1', () => {
  const random = seededRandom(1);
  expect(draws(3, random)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('the same seed repeats the numbers, another does not', () => {
  expect(draws(5, seededRandom(7))).toEqual(draws(5, seededRandom(7)));
  expect(draws(5, seededRandom(7))).not.toEqual(draws(5, seededRandom(8)));
});

test('numbers spread evenly over [0, 1)', () => {
  const numbers = draws(20_000, seededRandom(3));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(mean(numbers)).toBeCloseTo(0.5, 2);
});

test('every order of three is equally likely', () => {
  const random = seededRandom(5);
  const counts = new Map<string, number>();
  for (const order of draws(12_000, () => shuffle(['a', 'b', 'c'], random).join('')))
    counts.set(order, (counts.get(order) ?? 0) + 1);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('shuffling does not change the given list', () => {
  const items = Object.freeze([1, 2, 3, 4]);
  expect(shuffle(items, seededRandom(1)).sort()).toEqual([1, 2, 3, 4]);
});

test('the normal draws have mean 0 and variance 1, the Gumbel draws mean 0.577 and variance π²/6', () => {
  const random = seededRandom(9);
  const normal = draws(50_000, () => standardNormal(random));
  const gumbel = draws(50_000, () => standardGumbel(random));
  expect(mean(normal)).toBeCloseTo(0, 1);
  expect(variance(normal)).toBeCloseTo(1, 1);
  expect(mean(gumbel)).toBeCloseTo(0.577, 1);
  expect(variance(gumbel)).toBeCloseTo(Math.PI ** 2 / 6, 1);
});

test('draws from the extreme numbers of a source stay finite', () => {
  for (const extreme of [0, 1 - 2 ** -32]) {
    expect(Number.isFinite(standardNormal(() => extreme))).toBe(true);
    expect(Number.isFinite(standardGumbel(() => extreme))).toBe(true);
  }
});
