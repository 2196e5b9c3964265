import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulateJob, simulateWins } from '../../scripts/simulation/jobs.ts';
import { anyJob, anyPerson, jobOf, personOf, skillCount } from '../../server/testing/matching.ts';
import { seededRandom, shuffle } from '../assessments/random.ts';
import { valueWords } from '../assessments/values/values.ts';
import { matchOf } from './match.ts';
import { createRanges } from './range.ts';
import type { MatchJob, MatchPerson } from './types.ts';
import { basicValueOf } from './value-assignment.ts';

const inOrder = Array.from({ length: skillCount }, (_, index) => index + 1);
const wins = { Macht: 9, Einfluss: 5 };
const [near, far] = [
  ['Anerkennung', 'Charme', 'Ehre', 'Ruhm', 'Wohlstand'],
  valueWords.filter((word) => basicValueOf.get(word) === 'universalism').slice(0, 5),
];

test('the first places for the required skills give 100, the last places 0', () => {
  const asked = jobOf([1, 2, 3, 4], [3, 2, 2, 1], near);
  expect(matchOf(personOf(inOrder, wins), asked)).toMatchObject({ match: 100, basis: 'both', skillFit: 100, low: 100 });
  const last = matchOf(personOf(inOrder.toReversed(), wins), { ...asked, values: far });
  expect(last).toMatchObject({ match: 0, basis: 'both', high: 0 });
});

const noSkills = { skills: null, values: wins };
test.each([
  { name: 'both', person: personOf(inOrder, wins), values: near, match: 100, basis: 'both' },
  { name: 'both, values apart', person: personOf(inOrder, wins), values: far, match: 70, basis: 'both' },
  { name: 'both, skills apart', person: personOf(inOrder.toReversed(), wins), values: near, match: 30, basis: 'both' },
  { name: 'no values of the person', person: personOf(inOrder), values: near, match: 83, basis: 'skills' },
  { name: 'no values of the company', person: personOf(inOrder, wins), values: [], match: 83, basis: 'skills' },
  {
    name: 'fewer than five values',
    person: personOf(inOrder, wins),
    values: near.slice(1),
    match: 83,
    basis: 'skills',
  },
  { name: 'last places only', person: personOf(inOrder.toReversed()), values: near, match: 13, basis: 'skills' },
  {
    name: 'only words outside the list',
    person: personOf(inOrder, wins),
    values: ['Agilität', 'Hands-on', 'Teamplay', 'Drive', 'Purpose', 'Ruhm'],
    match: 83,
    basis: 'skills',
  },
  { name: 'no skills', person: noSkills, values: near, match: 65, basis: 'values' },
  { name: 'no skills, values apart', person: noSkills, values: far, match: 35, basis: 'values' },
] as const)('skills bring 70, values 30, and a missing half what a random pair brings: $name', (given) => {
  const { person, values, match, basis } = given;
  expect(matchOf(person, jobOf([1, 2, 3], [], values))).toMatchObject({ match, basis });
});

const halves = fc.tuple(anyPerson, anyJob).filter(([person, job]) => matchOf(person, job)?.basis === 'both');
type Omission = (person: MatchPerson, job: MatchJob) => [MatchPerson, MatchJob];
const omissions: Array<[string, Omission, number]> = [
  ['values of the person', (person, job) => [{ ...person, values: null }, job], 30 * 0.42],
  ['values of the company', (person, job) => [person, { ...job, values: job.values.slice(0, 4) }], 30 * 0.42],
  ['skills of the person', (person, job) => [{ ...person, skills: null }, job], 70 * 0.5],
  ['skills of the job', (person, job) => [person, { ...job, skills: [] }], 70 * 0.5],
];

test.each(omissions)('leaving out the %s brings the share of a random pair, never more', (_, without, bound) => {
  fc.assert(
    fc.property(halves, ([person, job]) => {
      const [all, few] = [matchOf(person, job), matchOf(...without(person, job))];
      if (all === null || few === null) throw new Error('both halves give a match');
      const remainingHalf = few.basis === 'skills' ? 0.7 * (all.skillFit ?? 0) : 0.3 * (all.valueFit ?? 0);
      expect(Math.abs(few.match - remainingHalf - bound)).toBeLessThanOrEqual(0.5 + 0.35 + 1e-9);
      const isWorse = few.basis === 'skills' ? (all.valueFit ?? 0) > 42 : (all.skillFit ?? 0) > 50;
      if (isWorse) expect(few.match).toBeLessThanOrEqual(all.match);
    }),
  );
});

test('leaving out a half never raises the match on average over random pairs', () => {
  const random = seededRandom(33);
  const sums = { all: 0, values: 0, skills: 0 };
  const pairs = 4_000;
  for (let pair = 0; pair < pairs; pair++) {
    const person = personOf(shuffle(inOrder, random), simulateWins(random).answered);
    const { skills, values } = simulateJob(random);
    const job = { skills: skills.map((one) => ({ ...one, skillId: one.skillId + 1 })), values };
    sums.all += matchOf(person, job)?.match ?? 0;
    sums.values += matchOf({ ...person, values: null }, job)?.match ?? 0;
    sums.skills += matchOf({ ...person, skills: null }, job)?.match ?? 0;
  }
  // The standard error of the mean is 0.2 points.
  expect((sums.values - sums.all) / pairs).toBeLessThan(0.5);
  expect((sums.skills - sums.all) / pairs).toBeLessThan(0.5);
});

test('there is no match without data', () => {
  const withoutData = { skills: null, values: null };
  expect(matchOf(withoutData, jobOf([1, 2, 3], [], ['Ruhm']))).toBeNull();
  expect(matchOf({ skills: null, values: wins }, jobOf([1, 2, 3]))).toBeNull();
  expect(matchOf(personOf(inOrder), jobOf([], [], near))).toBeNull();
  expect(matchOf({ skills: null, values: wins }, jobOf([1, 2, 3], [], near.slice(1)))).toBeNull();
});

test('every match is a whole number from 0 to 100 inside its range', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const match = matchOf(person, job);
      if (match === null) return;
      const { low, high } = match;
      for (const number of [low, match.match, high]) expect(Number.isInteger(number)).toBe(true);
      expect(0 <= low && low <= match.match && match.match <= high && high <= 100).toBe(true);
      if (match.basis === 'values') expect([low, high]).toEqual([match.match, match.match]);
    }),
  );
});

test('the order of requirements, words and wins changes nothing', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const values = person.values && Object.fromEntries(Object.entries(person.values).toReversed());
      const turned = { skills: job.skills.toReversed(), values: job.values.toReversed() };
      expect(matchOf({ ...person, values }, turned)).toEqual(matchOf(person, job));
    }),
  );
});

const without = ({ skills, values }: MatchPerson, skillId: number): MatchPerson => ({
  skills: skills && {
    ...skills,
    rankOf: new Map([...skills.rankOf].filter(([one]) => one !== skillId)),
    draws: { ...skills.draws, skillIds: skills.draws.skillIds.map((one) => (one === skillId ? -1 : one)) },
  },
  values,
});

test('missing data never raises a match: a skill without a rank counts as the last one', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, fc.integer({ min: 1, max: skillCount }), (person, job, missing) => {
      const [all, few] = [matchOf(person, job), matchOf(without(person, missing), job)];
      for (const key of ['match', 'low', 'high'] as const) expect(few?.[key] ?? 0).toBeLessThanOrEqual(all?.[key] ?? 0);
    }),
  );
  const asked = jobOf([1, 2]);
  const [one, none] = [without(personOf(inOrder), 2), without(without(personOf(inOrder), 2), 1)];
  expect(matchOf(one, asked)?.match).toBeLessThanOrEqual(
    matchOf(personOf([1, ...inOrder.slice(2), 2]), asked)?.match ?? 0,
  );
  expect(matchOf(none, asked)?.skillFit).toBe(0);
});

test('a required skill that overtakes a skill that is not required never lowers the match', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: 30 }), anyJob, fc.nat({ max: 28 }), (order, job, place) => {
      const [ahead = 0, behind = 0] = order.slice(place, place + 2);
      fc.pre(job.skills.some(({ skillId }) => skillId === behind));
      fc.pre(!job.skills.some(({ skillId }) => skillId === ahead));
      const better = order.with(place, behind).with(place + 1, ahead);
      expect(matchOf(personOf(better), job)?.match).toBeGreaterThanOrEqual(matchOf(personOf(order), job)?.match ?? 101);
    }),
  );
});

test('for many jobs of one person, the ranges are the same', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, ({ skills }, job) => {
      const found = matchOf({ skills, values: null }, job);
      if (skills === null || found === null) return;
      const { match, low, high } = found;
      expect(createRanges(skills)(job.skills, null, match)).toEqual({ low, high });
    }),
  );
});

test('the range includes the match and the central 80 % of what the draws give', () => {
  const ranks = Uint8Array.from({ length: 14 * 30 }, (_, index) => 1 + ((Math.floor(index / 30) + index) % 30));
  const at = (rank: number): MatchPerson => ({
    skills: {
      rankOf: new Map([
        [1, rank],
        [2, rank + 1],
      ]),
      size: 30,
      draws: { skillIds: inOrder, draws: 14, ranks },
    },
    values: null,
  });
  expect(matchOf(at(10), jobOf([1]))).toMatchObject({ match: 61, low: 54, high: 80 });
  expect(matchOf(at(1), jobOf([1]))).toMatchObject({ match: 83, low: 54, high: 83 });
  expect(matchOf(at(29), jobOf([1]))).toMatchObject({ match: 15, low: 15, high: 80 });
});
