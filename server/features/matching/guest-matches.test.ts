import { expect, test } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { householdOf } from '../../core/runtime/network.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob, publishJobsChange } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs, testOrigin } from '../../testing/people.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { takeSoftskillTest, takeValueTest } from '../../testing/test-runs.ts';

const app = testApp();
const both = { softskills: true, values: true };
const nothing = { best: [], jobs: 0, missing: both };
const jobIds: string[] = [];

const guest = () => callerFor(app(), null);

async function fourJobs(): Promise<void> {
  const { owner } = await makeCrew(app());
  for (const skillId of [2, 9, 16, 23]) {
    const skills = [
      { skillId, weight: 3 as const },
      { skillId: skillId + 1, weight: 2 as const },
      { skillId: skillId + 2, weight: 1 as const },
    ];
    jobIds.push((await makePublishedJob(owner, { title: `Stelle ${skillId}`, skills })).jobId);
  }
}

async function finishedTests() {
  const caller = await guest();
  const [softskill, values] = [await takeSoftskillTest(caller), await takeValueTest(caller)];
  return { softskill: softskill.token, values: values.token };
}

test('without published jobs a finished test gets an empty list and no missing skills', async () => {
  const { softskill } = await finishedTests();
  const missing = { softskills: false, values: true };
  expect(await (await guest()).matching.best({ tokens: { softskill } })).toEqual({ best: [], jobs: 0, missing });
});

test('a guest gets the same matches, ranges and reasons as the account that claims the runs', async () => {
  await fourJobs();
  const tokens = await finishedTests();
  const [visitor, member] = [await guest(), await callerFor(app(), await makePerson(app()))];
  const [jobId = ''] = jobIds;
  const read = async ({ matching }: typeof visitor, input: { tokens?: typeof tokens }) => [
    await matching.best(input),
    await matching.ofJobs({ jobIds, ...input }),
    await matching.explain({ jobId, ...input }),
    { ...(await matching.discover({ sort: 'fit', ...input })), nextCursor: null },
  ];
  const asGuest = await read(visitor, { tokens });
  await member.tests.claim({ softskillTokens: [tokens.softskill], valueTokens: [tokens.values] });
  expect(await read(member, {})).toEqual(asGuest);
  const best = await member.matching.best({});
  expect([best.best.length, best.jobs, best.missing]).toEqual([3, 4, { softskills: false, values: false }]);
  const matches = best.best.map(({ match }) => match.match);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  expect(best.best[0]?.match.low).toBeLessThan(best.best[0]?.match.high ?? 0);
  expect(matches.every(Number.isInteger)).toBe(true);
});

test("a guest's preference filters the jobs and never the match; an unusable one is ignored", async () => {
  const tokens = await finishedTests();
  const { matching } = await guest();
  const [jobId = ''] = jobIds;
  await app().db.prisma.publishedJob.updateMany({ where: { jobId: { in: jobIds } }, data: { field: 'office' } });
  await app().db.prisma.publishedJob.update({ where: { jobId }, data: { field: 'care' } });
  await publishJobsChange(app().db.pool);
  const all = (await matching.best({ tokens })).jobs;
  const care = { fields: ['care' as const], place: '', radius: 25 as const };
  const { best, jobs } = await matching.best({ tokens, preference: care });
  const match = (await matching.ofJobs({ jobIds: [jobId], tokens })).matches[jobId];
  expect([jobs, best.map((job) => [job.jobId, job.match])]).toEqual([1, [[jobId, match]]]);
  const far = { fields: [], place: '80331', radius: 25 as const };
  expect((await matching.best({ tokens, preference: far })).jobs).toBe(0);
  const counts: number[] = [];
  for (const preference of [
    null,
    { ...far, place: 'Nirgendwo' },
    { fields: ['magic'] },
    'care',
    { ...far, place: 'x'.repeat(1_000) },
  ])
    counts.push((await matching.best({ tokens, preference: preference as null })).jobs);
  expect(counts).toEqual(counts.map(() => all));
});

test('a claimed run does not open by its token, neither for a guest nor for another account', async () => {
  const tokens = await finishedTests();
  const owner = await callerFor(app(), await makePerson(app()));
  await owner.tests.claim({ softskillTokens: [tokens.softskill], valueTokens: [tokens.values] });
  const other = await makeApplicant(app());
  for (const caller of [await guest(), other.caller]) {
    expect((await caller.matching.best({ tokens })).missing).toEqual(both);
    expect(await caller.matching.ofJobs({ jobIds, tokens })).toEqual({ matches: {}, missing: both });
    expect((await caller.matching.explain({ jobId: jobIds[0] ?? '', tokens })).match).toBeNull();
  }
});

test('an account sees its own results, whatever token it sends', async () => {
  const tokens = await finishedTests();
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(5) });
  expect(await caller.matching.best({ tokens })).toEqual(await caller.matching.best({}));
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an unknown token', { softskill: 'a'.repeat(43), values: 'b'.repeat(43) }],
  ['an id instead of a token', { softskill: '7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11' }],
  ['letters outside the alphabet', { softskill: "' or 1=1 --        " }],
  ['a huge token', { softskill: 'a'.repeat(1_000_000), values: 'a'.repeat(1_000_000) }],
  ['numbers and lists', { softskill: 12, values: [['x']] }],
  ['a text instead of tokens', 'abcdefghijklmnopqrstuvwxyz'],
])('ignores %s without an error', async (_, tokens) => {
  const { matching } = await guest();
  const input = { tokens } as { tokens: null };
  expect(await matching.best(input)).toEqual(nothing);
  expect(await matching.ofJobs({ jobIds, ...input })).toEqual({ matches: {}, missing: both });
  expect(await matching.explain({ jobId: jobIds[0] ?? '', ...input })).toEqual({ match: null, missing: both });
  expect((await matching.discover(input)).jobs.map(({ match }) => match)).toEqual(jobIds.map(() => null));
});

test('an id of a result, an open run and a token of the other test open nothing', async () => {
  const caller = await guest();
  const { token, resultId } = await takeSoftskillTest(caller);
  const open = await caller.softskillTest.start({ variant: 'test1' });
  for (const tokens of [{ softskill: resultId }, { softskill: open.token }, { values: token }])
    expect(await caller.matching.best({ tokens })).toEqual(nothing);
});

test('explains to a guest no job that is unknown or ended', async () => {
  const tokens = await finishedTests();
  const { matching } = await guest();
  expect(await outcomeOf(matching.explain({ jobId: crypto.randomUUID(), tokens }))).toBe('NOT_FOUND');
  app().clock.advance(days(91));
  expect(await outcomeOf(matching.explain({ jobId: jobIds[0] ?? '', tokens }))).toBe('JOB_GONE');
  expect((await matching.best({ tokens })).best).toEqual([]);
  app().clock.set(new Date());
});

test.each(['viewer', 'owner', 'support'] as const)(
  'refuses matches to a %s, with and without a token',
  async (role) => {
    const tokens = await finishedTests();
    const { matching } = await callerFor(app(), await makePersonAs(app(), role));
    expect(await outcomeOf(matching.best({ tokens }))).toBe('FORBIDDEN');
    expect(await outcomeOf(matching.ofJobs({ jobIds, tokens }))).toBe('FORBIDDEN');
  },
);

test('a required skill of the upper third speaks for a job, one outside it against', async () => {
  const { owner } = await makeCrew(app());
  const required = (...ids: number[]) => ids.map((skillId) => ({ skillId, weight: 2 as const }));
  const drafts = [required(1, 2, 3), required(1, 2, 30), required(20, 25, 30)];
  const ids: string[] = [];
  for (const skills of drafts) ids.push((await makePublishedJob(owner, { skills })).jobId);
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(1) });
  const { matches } = await caller.matching.ofJobs({ jobIds: ids });
  const names = new Map((await app().db.prisma.softskill.findMany()).map(({ id, name }) => [id, name]));
  expect(ids.map((id) => [matches[id]?.fitting, matches[id]?.lacking])).toEqual([
    [names.get(1), null],
    [names.get(1), names.get(30)],
    [null, names.get(30)],
  ]);
});

test('limits the matches of guests per network, but not visitors without a token', async () => {
  const { softskill } = await finishedTests();
  const caller = await guest();
  const limit = { name: 'guest-matches', points: 600, seconds: 600 };
  const network = householdOf(testOrigin.address);
  await Promise.all(Array.from({ length: 600 }, () => app().rateLimits.consume(limit, network)));
  const find = (token: string | null) =>
    outcomeOf(caller.matching.best({ tokens: { softskill: token, values: null } }));
  expect([await find(softskill), await find(null)]).toEqual(['TOO_MANY_ATTEMPTS', 'accepted']);
});
