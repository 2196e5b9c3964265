import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJob, anyPerson, jobOf, personOf, skillCount } from '../../server/testing/matching.ts';
import { matchOf } from './match.ts';
import type { MatchPerson } from './types.ts';

const inOrder = Array.from({ length: skillCount }, (_, index) => index + 1);
const wins = { Macht: 9, Einfluss: 5 };

test('the first places for what is asked are 100, the last ones 0', () => {
  const asked = jobOf([1, 2, 3, 4], [3, 2, 2, 1]);
  expect(matchOf(personOf(inOrder), asked)).toMatchObject({ match: 100, basis: 'skills', skillFit: 100, low: 100 });
  expect(matchOf(personOf(inOrder.toReversed()), asked)).toMatchObject({ match: 0, basis: 'skills', high: 0 });
});

test.each([
  { name: 'both', person: personOf(inOrder, wins), values: ['Ruhm'], match: 100, basis: 'both' },
  { name: 'both, values apart', person: personOf(inOrder, wins), values: ['Natur'], match: 70, basis: 'both' },
  {
    name: 'both, skills apart',
    person: personOf(inOrder.toReversed(), wins),
    values: ['Ruhm'],
    match: 30,
    basis: 'both',
  },
  { name: 'no values of the person', person: personOf(inOrder), values: ['Ruhm'], match: 100, basis: 'skills' },
  { name: 'no values of the company', person: personOf(inOrder, wins), values: [], match: 100, basis: 'skills' },
  {
    name: 'only words outside the list',
    person: personOf(inOrder, wins),
    values: ['Agilität'],
    match: 100,
    basis: 'skills',
  },
  { name: 'no skills', person: { skills: null, values: wins }, values: ['Ruhm'], match: 100, basis: 'values' },
] as const)('skills bring 70, values 30, alone all: $name', ({ person, values, match, basis }) => {
  expect(matchOf(person, jobOf([1, 2, 3], [], values))).toMatchObject({ match, basis });
});

test('without data there is no number', () => {
  const nobody = { skills: null, values: null };
  expect(matchOf(nobody, jobOf([1, 2, 3], [], ['Ruhm']))).toBeNull();
  expect(matchOf({ skills: null, values: wins }, jobOf([1, 2, 3]))).toBeNull();
  expect(matchOf(personOf(inOrder), jobOf([], [], ['Ruhm']))).toBeNull();
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

test('the order of what is asked, and of words and wins, changes nothing', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const values = person.values && Object.fromEntries(Object.entries(person.values).toReversed());
      const turned = { skills: job.skills.toReversed(), values: job.values.toReversed() };
      expect(matchOf({ ...person, values }, turned)).toEqual(matchOf(person, job));
    }),
  );
});

/** The person with one skill fewer in result and draws. */
const without = ({ skills, values }: MatchPerson, skillId: number): MatchPerson => ({
  skills: skills && {
    ...skills,
    rankOf: new Map([...skills.rankOf].filter(([one]) => one !== skillId)),
    draws: { ...skills.draws, skillIds: skills.draws.skillIds.map((one) => (one === skillId ? -1 : one)) },
  },
  values,
});

test('missing data never raises a match: a skill without a place counts as the last one', () => {
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
  expect(matchOf(none, asked)?.match).toBe(0);
});

test('a required skill that overtakes one nobody asked for never lowers the match', () => {
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

test('the range holds the central 80 % of what the draws give, and the match', () => {
  // One requirement, drawn once at each place from 1 to 14: one draw of fourteen lies beyond each end.
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
  expect(matchOf(at(10), jobOf([1]))).toMatchObject({ match: 69, low: 59, high: 97 });
  expect(matchOf(at(1), jobOf([1]))).toMatchObject({ match: 100, low: 59, high: 100 });
  expect(matchOf(at(29), jobOf([1]))).toMatchObject({ match: 3, low: 3, high: 97 });
});
