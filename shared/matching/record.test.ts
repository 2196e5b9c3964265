import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJob, anyPerson, jobOf, personOf } from '../../server/testing/matching.ts';
import { valueWords } from '../assessments/values/values.ts';
import { explainMatch } from './explain.ts';
import { matchOf } from './match.ts';
import { createMatchRecord, explainRecord, matchOfRecord, matchRecord } from './record.ts';
import type { MatchJob, MatchPerson } from './types.ts';

test('a record restored from JSON gives the same match, range and explanation', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const read = matchRecord.parse(JSON.parse(JSON.stringify(createMatchRecord(person, job))));
      expect(matchOfRecord(read)).toEqual(matchOf(person, job));
      expect(explainRecord(read)).toEqual(explainMatch(person, job));
    }),
  );
});

test('the same inputs give the same record, which contains nothing else of a person', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const record = createMatchRecord(person, job);
      const turned = { skills: job.skills.toReversed(), values: job.values.toReversed() };
      expect(JSON.stringify(createMatchRecord(person, turned))).toBe(JSON.stringify(record));
      const asked = job.skills.map(({ skillId }) => skillId);
      for (const { skillId } of record.skills?.requirements ?? []) expect(asked).toContain(skillId);
    }),
  );
});

test('the largest record stays below 12 KB', () => {
  const skillIds = Array.from({ length: 30 }, (_, index) => 31_970 + index);
  const ranks = Uint8Array.from({ length: 30_000 }, (_, index) => 1 + ((index * 7) % 30));
  const rankOf = new Map(skillIds.map((skillId, index) => [skillId, index + 1]));
  const longest = [...valueWords].sort((a, b) => b.length - a.length).slice(0, 10);
  const person = {
    skills: { rankOf, size: 30, draws: { skillIds, draws: 1000, ranks } },
    values: Object.fromEntries(longest.map((word) => [word, 9])),
  };
  const job = { skills: skillIds.slice(-8).map((skillId) => ({ skillId, weight: 3 as const })), values: longest };
  expect(Buffer.byteLength(JSON.stringify(createMatchRecord(person, job)))).toBeLessThan(12_000);
});

test('rejects a record of other rules', () => {
  expect(matchRecord.safeParse({ version: 0, skills: null, values: null }).success).toBe(false);
});

test('a version 1 record keeps its match: a half that was the only one counted for the whole', () => {
  const [order, wins] = [Array.from({ length: 30 }, (_, index) => index + 1), { Macht: 9 }];
  const words = ['Anerkennung', 'Charme', 'Ehre', 'Ruhm', 'Wohlstand'];
  const former = (person: MatchPerson, job: MatchJob) =>
    matchRecord.parse({ ...createMatchRecord(person, job), version: 1 });
  const [skillsOnly, valuesOnly] = [
    former(personOf(order), jobOf([1, 2, 3])),
    former({ skills: null, values: wins }, jobOf([], [], words)),
  ];
  for (const record of [skillsOnly, valuesOnly, { ...valuesOnly, values: { wins, words: ['Ruhm'] } }]) {
    const explained = explainRecord(record);
    expect(explained?.match).toBe(100);
    expect(explained?.parts.some(({ kind }) => kind === 'missing')).toBe(false);
    expect(explained?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  }
  const both = [personOf(order.toReversed(), wins), jobOf([1, 2, 3], [], words)] as const;
  expect(matchOfRecord(former(...both))).toEqual(matchOf(...both));
});
