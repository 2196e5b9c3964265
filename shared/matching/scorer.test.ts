import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJob, anyPerson } from '../../server/testing/matching.ts';
import { matchOf } from './match.ts';
import { type JobColumns, prepare, requirementsInRow, scorerOf } from './scorer.ts';
import type { MatchJob } from './types.ts';
import { comparedProfile } from './value-fit.ts';

function columnsOf(jobs: readonly MatchJob[]): JobColumns {
  const skillIds = new Uint16Array(jobs.length * requirementsInRow);
  const weights = new Uint8Array(skillIds.length);
  for (const [row, { skills }] of jobs.entries())
    for (const [index, { skillId, weight }] of skills.entries()) {
      skillIds[row * requirementsInRow + index] = skillId;
      weights[row * requirementsInRow + index] = weight;
    }
  return { skillIds, weights, companies: Uint32Array.from(jobs.keys()) };
}

test('every job of a list has exactly the match it has by itself', () => {
  fc.assert(
    fc.property(anyPerson, fc.array(anyJob, { maxLength: 6 }), (person, jobs) => {
      const companies = jobs.map(({ values }) => ({ profile: comparedProfile(values) }));
      const score = scorerOf(prepare(person), columnsOf(jobs), companies);
      expect(jobs.map((_, row) => score(row))).toEqual(jobs.map((job) => matchOf(person, job)?.match ?? -1));
    }),
  );
});

test('a company that has gone, and a skill that the result does not know, do no harm', () => {
  const skills = { rankOf: new Map([[3, 1]]), size: 30, draws: { skillIds: [], draws: 0, ranks: new Uint8Array() } };
  const person = { skills, values: { Macht: 3 } };
  const job = { skills: [{ skillId: 31_000, weight: 2 as const }], values: [] };
  const score = scorerOf(prepare(person), columnsOf([job]), [null]);
  expect([score(0), score(7)]).toEqual([matchOf(person, job)?.match, -1]);
});
