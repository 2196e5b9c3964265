import { expect, test, vi } from 'vitest';
import { explainMatch } from '#shared/matching/explain.ts';
import { matchOf } from '#shared/matching/match.ts';
import { People, packPerson } from '#shared/matching/people-columns.ts';
import { createMatchRecord, matchOfRecord } from '#shared/matching/record.ts';
import type { MatchJob, MatchPerson } from '#shared/matching/types.ts';
import { coarseMatch, coarsen } from '#shared/releases/anonymous.ts';
import { noiseOf } from '#shared/releases/noise.ts';
import { wordsOfId } from '../../core/database/id-words.ts';
import { jobOf, personOf } from '../../testing/matching.ts';
import { computeScores } from '../candidates/scores.ts';
import { createScorer } from '../talent-pool/index/scoring.ts';
import { emptyPoolTable, putPerson } from '../talent-pool/index/table.ts';
import { createCompanies, putCompany } from './job-index/companies.ts';
import { emptyJobTable, putJob } from './job-index/job-table.ts';
import { matchJobs } from './job-index/scoring.ts';
import { shortMatch } from './short-match.ts';

const formula = vi.hoisted(() => ({ isReversed: false }));

vi.mock('#shared/matching/match-weights.ts', async (importOriginal) => {
  const usual = await importOriginal<typeof import('#shared/matching/match-weights.ts')>();
  const wholeMatch: typeof usual.wholeMatch = (...fits) => {
    const match = usual.wholeMatch(...fits);
    return formula.isReversed && match !== null ? 100 - match : match;
  };
  return { ...usual, wholeMatch };
});

const id = '00000001-0000-4000-8000-000000000000';
const seed = [1, 2, 3, 4];
const noise = noiseOf(seed, wordsOfId(id));

async function numbersOf(person: MatchPerson, job: MatchJob) {
  const packed = packPerson(person);
  const { match, low, high } = matchOf(person, job) ?? {};
  return {
    alone: [match, low, high],
    explained: explainMatch(person, job)?.match,
    onCard: shortMatch({ ...person, unsure: { softskills: null, values: false } }, job, new Map())?.match,
    recorded: matchOfRecord(createMatchRecord(person, job))?.match,
    amongJobs: jobIndexMatch(person, job),
    amongCandidates: [...(await candidateScores(packed, job))],
    found: talentPoolMatch(packed, job),
    withoutName: coarseMatch(coarsely(packed), job.skills, noise)?.match,
  };
}

function jobIndexMatch(person: MatchPerson, { skills, values }: MatchJob): number | undefined {
  const [table, companies] = [emptyJobTable(), createCompanies()];
  const company = putCompany(companies, { orgId: id, slug: 'x', isPublic: true, values: [...values] });
  const asked = { skillIds: skills.map(({ skillId }) => skillId), weights: skills.map(({ weight }) => weight) };
  const others = {
    place: null,
    workplace: 'remote',
    employment: 'fullTime',
    field: null,
    payRank: 0,
    payTo: 0,
  } as const;
  putJob(table, { ...asked, ...others, jobId: id, company, publishedAt: 1, endsAt: 2 });
  return matchJobs({ table, companies }, person, () => true)[0];
}

function candidateScores(packed: ReturnType<typeof packPerson>, job: MatchJob): Promise<Int8Array> {
  const row = { ...packed, releaseId: id, revision: id, jobId: id, foldedName: '', listedAt: 0, releasedAt: 0, noise };
  const named = { ...row, isLimited: false, isNamed: true, valueFit: null, toldIds: [], parts: null };
  const rows = [named, { ...named, isNamed: false, toldIds: [...packed.skillIds] }];
  const people = new People(rows.length);
  for (const place of rows.keys()) people.put(place, packed);
  return computeScores({ rows, people }, new Map([[id, job]]), null);
}

function talentPoolMatch(packed: ReturnType<typeof packPerson>, job: MatchJob): number {
  const table = emptyPoolTable();
  putPerson(table, { userId: id, threshold: 0, month: 0, packed });
  return createScorer(job, seed)(table)(0);
}

const coarsely = ({ skillIds, leads, rankedSkills }: ReturnType<typeof packPerson>) => ({
  size: rankedSkills,
  leadOf: new Map(skillIds.map((skillId, index) => [skillId, leads[index] ?? 0])),
  valueFit: null,
});

const allCodePaths = (match: number) => ({
  alone: [match, match, match],
  explained: match,
  onCard: match,
  recorded: match,
  amongJobs: match,
  amongCandidates: [match, coarsen(match, noise)],
  found: coarsen(match, noise),
  withoutName: coarsen(match, noise),
});

test('one change of the formula changes every match that the product computes', async () => {
  const person = personOf(Array.from({ length: 30 }, (_, index) => index + 1));
  const job = jobOf([1, 2, 9], [3, 2, 1]);
  const usual = matchOf(person, job)?.match ?? 0;
  expect(usual).toBeGreaterThan(60);
  expect(await numbersOf(person, job)).toEqual(allCodePaths(usual));
  formula.isReversed = true;
  expect(await numbersOf(person, job)).toEqual(allCodePaths(100 - usual));
});
