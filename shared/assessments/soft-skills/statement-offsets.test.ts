import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { learnFrom } from './simulated-learning.ts';
import { simulatePerson, simulatePopulation } from './simulated-people.ts';
import { scenarios } from './simulation.ts';
import { type OrderCount, statementOffsets } from './statement-offsets.ts';

/** Statements 6 to 11 are of skill 1, and so on. */
const offsetsOf = (counts: readonly OrderCount[], spread = 0) => statementOffsets(counts, spread);
const of = (offsets: ReadonlyMap<number, number>, id: number) => offsets.get(id) ?? Number.NaN;

test('a statement that is put first more often than its sister gets the larger offset', () => {
  const offsets = offsetsOf([
    { order: [0, 6, 12, 18], count: 30 },
    { order: [6, 0, 18, 12], count: 10 },
    { order: [7, 1, 13, 19], count: 30 },
    { order: [1, 7, 19, 13], count: 10 },
  ]);
  expect(of(offsets, 0)).toBeGreaterThan(of(offsets, 1));
  expect(of(offsets, 7)).toBeGreaterThan(of(offsets, 6));
});

test('they sum to 0, and without a preference they are 0', () => {
  const offsets = offsetsOf([
    { order: [0, 6, 12, 18], count: 50 },
    { order: [1, 7, 13, 19], count: 50 },
  ]);
  expect([...offsets.values()].reduce((sum, offset) => sum + offset, 0)).toBeCloseTo(0, 6);
  const undecided = [
    { order: [0, 6], count: 20 },
    { order: [6, 0], count: 20 },
  ];
  expect(of(offsetsOf(undecided), 0)).toBeCloseTo(0, 6);
});

test('what is seen often counts for more than what is seen seldom', () => {
  const seen = (count: number) => of(offsetsOf([{ order: [0, 6], count }]), 0);
  expect(seen(100)).toBeGreaterThan(seen(2));
});

test('people who differ more flatten what is seen of all, and that is made up for', () => {
  const counts = [
    { order: [0, 6, 12, 18], count: 30 },
    { order: [7, 1, 13, 19], count: 30 },
  ];
  expect(of(offsetsOf(counts, 2), 0)).toBeGreaterThan(of(offsetsOf(counts, 0), 0));
});

test('nothing seen, nothing learned; orders of nobody are left out', () => {
  expect(offsetsOf([]).size).toBe(0);
  const known = [{ order: [0, 6, 12, 18], count: 3 }];
  expect(offsetsOf([...known, { order: [1], count: 0 }])).toEqual(offsetsOf(known));
});

test('from 100 runs of people whose statements attract unequally it finds out which do', () => {
  const random = seededRandom(4);
  const population = simulatePopulation(scenarios.veryUneven, random);
  const offsets = learnFrom(Array.from({ length: 100 }, () => simulatePerson(population, random)));
  const agree = [...offsets].filter(([id, offset]) => Math.sign(offset) === Math.sign(population.attractions[id] ?? 0));
  expect(agree.length / offsets.size).toBeGreaterThan(0.8);
});
