import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPerson } from '#shared/matching/people-columns.ts';
import type { MatchJob, MatchPerson } from '#shared/matching/types.ts';
import { comparedProfile, personProfile, valueFit } from '#shared/matching/value-fit.ts';
import { coarseMatch } from '#shared/releases/anonymous.ts';
import { noiseOf } from '#shared/releases/noise.ts';
import { wordsOfId } from '../../../core/database/id-words.ts';
import { anyJob, anyPerson, jobOf, personOf } from '../../../testing/matching.ts';
import { createScorer } from './scoring.ts';
import { emptyPoolTable, putPerson, removePerson } from './table.ts';

const idOf = (number: number): string => `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;

const seed = [1, 2, 3, 4];
const noiseAt = (number: number): number => noiseOf(seed, wordsOfId(idOf(number)));

function shownMatch(person: MatchPerson, job: MatchJob, number: number): number {
  const { skillIds, leads, rankedSkills } = packPerson(person);
  const known = new Map(skillIds.map((skillId, index) => [skillId, leads[index] ?? 0]));
  const leadOf = new Map(job.skills.map(({ skillId }) => [skillId, known.get(skillId) ?? 0]));
  const [own, company] = [person.values && personProfile(person.values), comparedProfile(job.values)];
  const fit = own && company && Math.round(100 * valueFit(own, company)) / 100;
  const coarsely = { size: rankedSkills, leadOf: rankedSkills === 0 ? null : leadOf, valueFit: fit };
  return coarseMatch(coarsely, job.skills, noiseAt(number))?.match ?? -1;
}

function found(people: readonly MatchPerson[], job: MatchJob, threshold: number): number[] {
  const table = emptyPoolTable();
  for (const [number, person] of people.entries())
    putPerson(table, { userId: idOf(number), threshold, month: 0, packed: packPerson(person) });
  const matchAt = createScorer(job, seed)(table);
  return people.map((_, number) => matchAt(table.rows.rowOf(idOf(number))));
}

test('rounds matches to steps of five, with noise per person and organisation', () => {
  fc.assert(
    fc.property(
      fc.array(anyPerson, { maxLength: 6 }),
      anyJob,
      fc.constantFrom(1, 40, 70, 95),
      (people, job, threshold) => {
        const shown = people.map((person, number) => shownMatch(person, job, number));
        expect(found(people, job, threshold)).toEqual(shown.map((match) => (match < threshold ? -1 : match)));
      },
    ),
  );
});

test('a match of exactly the threshold is sufficient', () => {
  const person = personOf(Array.from({ length: 30 }, (_, index) => index + 1));
  const job = jobOf([1, 9, 17]);
  const match = shownMatch(person, job, 0);
  expect(found([person], job, match)).toEqual([match]);
  expect(found([person], job, match + 1)).toEqual([-1]);
});

test('a removed person is found by no job, and their row keeps no data for the next person', () => {
  const table = emptyPoolTable();
  const leading = personOf(
    Array.from({ length: 30 }, (_, index) => index + 1),
    { Mut: 9 },
  );
  const person = packPerson(leading);
  putPerson(table, { userId: idOf(1), threshold: 1, month: 5, packed: person });
  const words = ['Mut', 'Ehre', 'Ruhm', 'Natur', 'Humor'];
  const matchAt = (job: MatchJob) => createScorer(job, seed)(table)(0);
  expect(matchAt(jobOf([1, 2, 3], [3, 2, 1]))).toBe(shownMatch(leading, jobOf([1, 2, 3], [3, 2, 1]), 1));
  removePerson(table, idOf(1));
  expect(matchAt(jobOf([1, 2, 3], [3, 2, 1]))).toBe(-1);
  expect(matchAt(jobOf([], [], words))).toBe(-1);
  expect(table.rows.ids.subarray(0, 4)).toEqual(new Uint32Array(4));
  putPerson(table, { userId: idOf(2), threshold: 0, month: 5, packed: packPerson(personOf([30, 29])) });
  expect(table.rows.rowCount).toBe(1);
  expect(matchAt(jobOf([], [], words))).toBe(-1);
  expect(matchAt(jobOf([1, 2, 3]))).toBe(shownMatch(personOf([30, 29]), jobOf([1, 2, 3]), 2));
});
