import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJob, anyPerson, jobOf, personOf } from '../../server/testing/matching.ts';
import { matchOf } from './match.ts';
import { fitIntoBytes, People, packPerson, singlePersonColumns } from './people-columns.ts';
import { jobColumns, noMatch, scorerOf } from './score.ts';
import type { MatchJob, MatchPerson } from './types.ts';

const own = (person: MatchPerson, job: MatchJob): number => matchOf(person, job)?.match ?? noMatch;

function columnsOf(people: readonly MatchPerson[], kind: typeof Uint8Array | typeof Uint16Array): People {
  const columns = new People(0, kind);
  for (const [row, person] of [...people.entries()].reverse()) {
    columns.reserve(people.length);
    columns.put(row, fitIntoBytes(packPerson(people.at(-1) ?? person)));
    columns.put(row, fitIntoBytes(packPerson(person)));
  }
  return columns;
}

test('gives every pair the same match as a single pair, in bytes and in words', () => {
  fc.assert(
    fc.property(
      fc.array(anyPerson, { maxLength: 5 }),
      fc.array(anyJob, { maxLength: 5 }),
      fc.constantFrom(Uint8Array, Uint16Array),
      (people, jobs, kind) => {
        const { match } = scorerOf(columnsOf(people, kind), jobColumns(jobs));
        const expected = people.map((person) => jobs.map((job) => own(person, job)));
        expect(people.map((_, row) => jobs.map((_, job) => match(row, job)))).toEqual(expected);
      },
    ),
  );
});

test('gives one person the same match with every job as a single pair', () => {
  fc.assert(
    fc.property(anyPerson, fc.array(anyJob, { maxLength: 6 }), (person, jobs) => {
      const { match } = scorerOf(singlePersonColumns(packPerson(person)), jobColumns(jobs));
      expect(jobs.map((_, job) => match(0, job))).toEqual(jobs.map((job) => own(person, job)));
    }),
  );
});

test('returns every match that reaches `least`', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, fc.integer({ min: 1, max: 100 }), (person, job, least) => {
      const match = scorerOf(columnsOf([person], Uint8Array), jobColumns([job])).match(0, 0, least);
      if (match !== noMatch || own(person, job) >= least) expect(match).toBe(own(person, job));
    }),
  );
});

test('ranks unknown skills last, and returns no match for an unknown company or row', () => {
  const person = { ...personOf([3, 2, 1]), values: { Macht: 3 } };
  const job = jobOf([31_000], [2]);
  const { match } = scorerOf(singlePersonColumns(packPerson(person)), { ...jobColumns([job]), profiles: [] });
  expect([match(0, 0), match(0, 7), match(7, 0)]).toEqual([own(person, job), noMatch, noMatch]);
});

test('widens the columns without loss when there are more skills', () => {
  const skills = Array.from({ length: 100 }, (_, index) => 1 + 5 * index);
  const people = [0, 40, 80].map((from) => personOf([...skills.slice(from), ...skills.slice(0, from)].slice(0, 30)));
  const job = jobOf([1, 201, 401], [3, 2, 1]);
  const { match } = scorerOf(columnsOf(people, Uint8Array), jobColumns([job]));
  expect(people.map((_, row) => match(row, 0))).toEqual(people.map((person) => own(person, job)));
});

test('drops only the skill result of more than 128 skills when stored in bytes', () => {
  const person = personOf(
    Array.from({ length: 129 }, (_, index) => 1 + index),
    { Macht: 3 },
  );
  const job = jobOf([1, 2], [], ['Anerkennung', 'Charme', 'Ehre', 'Ruhm', 'Wohlstand']);
  const { match } = scorerOf(columnsOf([person], Uint8Array), jobColumns([job]));
  expect(match(0, 0)).toBe(own({ ...person, skills: null }, job));
});
