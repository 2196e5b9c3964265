import { expect, test } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { takeSoftskillTest } from '../../testing/test-runs.ts';
import { resultsForMatching } from '../assessments/service.ts';

const app = testApp();

test('explains a job by all its requirements, with names and points that sum to the match', async () => {
  const [{ owner, orgId }, applicant] = [await makeCrew(app()), await makeApplicant(app(), { skills: skillsFrom(2) })];
  const { jobId } = await makePublishedJob(owner, { title: 'Hausleitung' });
  const { match, missing } = await applicant.caller.matching.explain({ jobId });
  expect(missing).toEqual({ softskills: false, values: true });
  expect(match).toMatchObject({
    jobId,
    title: 'Hausleitung',
    companyName: 'Musterhaus',
    basis: 'skills',
    rankedSkills: 30,
  });
  expect(match?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match?.match);
  const names = await app().db.prisma.softskill.findMany({
    where: { id: { in: [1, 2, 3] } },
    select: { id: true, name: true },
  });
  expect(match?.skillNames).toEqual(Object.fromEntries(names.map(({ id, name }) => [id, name])));
  expect(match?.low).toBeLessThan(match?.high ?? 0);
  expect(orgId).not.toBe('');
});

test('without a result there is no match, and the missing tests are listed', async () => {
  const [{ owner }, applicant] = [await makeCrew(app()), await makeApplicant(app())];
  const { jobId } = await makePublishedJob(owner);
  const missing = { softskills: true, values: true };
  expect(await applicant.caller.matching.explain({ jobId })).toEqual({ match: null, missing });
  expect(await applicant.caller.matching.ofJobs({ jobIds: [jobId] })).toEqual({ matches: {}, missing });
});

test('explains no job that is unknown, closed or ended', async () => {
  const [{ owner }, applicant] = [await makeCrew(app()), await makeApplicant(app(), { skills: skillsFrom(1) })];
  const [draft, job] = [await makeJob(owner), await makePublishedJob(owner)];
  const outcome = (jobId: string) => outcomeOf(applicant.caller.matching.explain({ jobId }));
  const ofJob = async () =>
    Object.keys((await applicant.caller.matching.ofJobs({ jobIds: [job.jobId, draft.jobId] })).matches);
  expect([await outcome(draft.jobId), await outcome(job.jobId), await ofJob()]).toEqual([
    ...['NOT_FOUND', 'accepted'],
    [job.jobId],
  ]);
  app().clock.advance(days(91));
  expect([await outcome(job.jobId), await ofJob()]).toEqual(['JOB_GONE', []]);
  app().clock.set(new Date());
  await owner.caller.jobs.close({ jobId: job.jobId });
  expect([await outcome(job.jobId), await ofJob()]).toEqual(['JOB_GONE', []]);
  expect(await outcome('7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11')).toBe('NOT_FOUND');
});

test('the newest result counts, and none after it is deleted', async () => {
  const [{ owner }, applicant] = [await makeCrew(app()), await makeApplicant(app())];
  const { jobId } = await makePublishedJob(owner);
  const first = await takeSoftskillTest(applicant.caller);
  app().clock.advance(days(1));
  const second = await takeSoftskillTest(applicant.caller, ({ statements }) =>
    statements.map(({ id }) => id).toReversed(),
  );
  const measured = async () => (await resultsForMatching(app(), applicant.userId)).skills;
  expect((await measured())?.resultId).toBe(second.resultId);
  await applicant.caller.results.delete({ kind: 'softskill', resultId: second.resultId });
  const skills = await measured();
  expect(skills?.resultId).toBe(first.resultId);
  expect((await applicant.caller.matching.explain({ jobId })).match?.rankedSkills).toBe(30);
  await applicant.caller.results.delete({ kind: 'softskill', resultId: first.resultId });
  expect(await measured()).toBeNull();
  expect((await applicant.caller.matching.explain({ jobId })).match).toBeNull();
});

test('the reasons of an own match name the ranges of the result', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const { caller } = await makeApplicant(app());
  const { resultId } = await takeSoftskillTest(caller);
  const { match } = await caller.matching.explain({ jobId });
  const { bands } = await app().db.prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  const stored = bands as Array<{ skillId: number; low: number; high: number }>;
  const required = match?.parts.flatMap((part) => (part.kind === 'skill' ? [part.skillId] : [])) ?? [];
  expect(required.length).toBeGreaterThan(0);
  expect(match?.placeRanges).toEqual(
    Object.fromEntries(
      stored
        .filter(({ skillId }) => required.includes(skillId))
        .map(({ skillId, low, high }) => [skillId, { low, high }]),
    ),
  );
});

test('the draws of a result are those behind its stored bands', async () => {
  const { caller, userId } = await makeApplicant(app());
  const { resultId } = await takeSoftskillTest(caller);
  const { bands } = await app().db.prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  const { skills } = await resultsForMatching(app(), userId);
  const { skillIds = [], draws = 0, ranks = new Uint8Array() } = skills?.draws ?? {};
  const stored = bands as Array<{ skillId: number; rank: number; low: number; high: number }>;
  expect(stored.map(({ skillId }) => skillId)).toEqual([...skillIds]);
  for (const [index, { low, high, rank }] of stored.entries()) {
    const drawn = Array.from({ length: draws }, (_, draw) => ranks[draw * skillIds.length + index] ?? 0);
    const inside = drawn.filter((one) => one >= low && one <= high).length / draws;
    expect(inside).toBeGreaterThanOrEqual(0.8);
    expect(skills?.rankOf.get(stored[index]?.skillId ?? 0)).toBe(rank);
  }
});

test('rejects more than 50 jobs at once and invalid ids', async () => {
  const { caller } = await makeApplicant(app());
  const jobIds = Array.from({ length: 51 }, () => crypto.randomUUID());
  await expect(caller.matching.ofJobs({ jobIds })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(caller.matching.explain({ jobId: '1' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
