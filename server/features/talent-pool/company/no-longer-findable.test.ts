import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { createLogger } from '../../../core/runtime/logger.ts';
import { openApp } from '../../../start.ts';
import { testApp } from '../../../testing/app.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { makeMember, outcomeOf } from '../../../testing/organisations.ts';
import { callerFor } from '../../../testing/people.ts';
import { expireRelease, release } from '../../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../../testing/results.ts';
import { joinTalentPool, makePoolApplicant } from '../../../testing/talent-pool.ts';
import {
  isPersonVisible,
  listPoolPeople,
  makePoolCrew,
  type PoolCrew,
  personIdOf,
} from '../../../testing/talent-pool-companies.ts';
import { poolProfileChanged } from '../../releases/service.ts';

const app = testApp();

test('jobs at the threshold find a person, others do not, not even by id', async () => {
  const finder = await makePoolCrew(app());
  const person = await makeApplicant(app(), { skills: skillsFrom(26) });
  await joinTalentPool(person, { threshold: 60 });
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  const { match } = await finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
  for (const [threshold, isFound] of [
    [match.match, true],
    [match.match + 1, false],
  ] as const) {
    if (threshold > 95 || threshold < 40) throw new Error('this job says nothing of thresholds');
    await person.caller.found.changeWishes({ wishes: { threshold, place: null } });
    expect(await isPersonVisible(app(), finder, person)).toBe(isFound);
    const opened = finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
    expect(await outcomeOf(opened)).toBe(isFound ? 'accepted' : 'NOT_FOUND');
  }
});

test('a raised threshold takes effect before the index is updated', async () => {
  const finder = await makePoolCrew(app());
  const person = await makeApplicant(app(), { skills: skillsFrom(2) });
  await joinTalentPool(person, { threshold: 40 });
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  await app().db.prisma.foundProfile.update({ where: { userId: person.userId }, data: { threshold: 95 } });
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('a person who switches off disappears at once from the list, their page and the database', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  await person.caller.found.switchOff();
  expect((await listPoolPeople(finder)).map((one) => one.personId)).not.toContain(personId);
  const { jobId } = finder;
  expect(await outcomeOf(finder.owner.caller.foundPeople.person({ jobId, personId }))).toBe('NOT_FOUND');
  expect(await app().db.prisma.foundPerson.count({ where: { userId: person.userId } })).toBe(0);
});

let elsewhere: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  const { env, databaseUrl, clock } = app();
  elsewhere = await openApp({ env, databaseUrl, logger: createLogger('silent'), clock });
});
afterAll(() => elsewhere.close());

test('a person who switches off disappears at once in another process without an event', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  const owner = { caller: await callerFor(elsewhere, finder.owner) };
  const there = { ...finder, owner };
  expect(await isPersonVisible(app(), there, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  await app().db.pool.query('delete from found_profiles where user_id = $1', [person.userId]);
  expect((await listPoolPeople(there)).map((one) => one.personId)).not.toContain(personId);
  const opened = owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
  expect(await outcomeOf(opened)).toBe('NOT_FOUND');
});

test('a change in one process reaches the other process', async () => {
  const finder = await makePoolCrew(app());
  const owner = { caller: await callerFor(elsewhere, finder.owner) };
  await listPoolPeople({ ...finder, owner });
  const { promise: isHeard, resolve } = Promise.withResolvers<void>();
  const person = await makeApplicant(app(), { skills: skillsFrom(1) });
  elsewhere.events.subscribe(poolProfileChanged, (userId) => {
    if (userId === person.userId) resolve();
  });
  await joinTalentPool(person);
  await isHeard;
  expect(await isPersonVisible(app(), { ...finder, owner }, person)).toBe(true);
});

test('a replaced result takes effect before the index is updated', async () => {
  const finder = await makePoolCrew(app());
  const [person, other] = [await makePoolApplicant(app()), await makeApplicant(app(), { skills: skillsFrom(4) })];
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  await joinTalentPool(other);
  const { rows } = await app().db.pool.query('select snapshot from found_profiles where user_id = $1', [other.userId]);
  const replaced = [person.userId, rows[0]?.snapshot];
  await app().db.pool.query('update found_profiles set snapshot = $2 where user_id = $1', replaced);
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('does not find people who are locked, expired or have a release to the company', async () => {
  const finder = await makePoolCrew(app());
  const { prisma } = app().db;
  const people = [
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
    await makePoolApplicant(app()),
  ] as const;
  for (const person of people) expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const [locked, ended, released] = people;
  const known = await Promise.all(people.map(async (person) => (await personIdOf(app(), finder.crew, person)) ?? ''));
  const now = app().clock.now();
  await prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: now } });
  await prisma.foundProfile.update({ where: { userId: ended.userId }, data: { expiresAt: now } });
  const target = { kind: 'job' as const, jobId: finder.jobId };
  const { digest } = await released.caller.releases.preview({ target, scope: 'anonymous' });
  await released.caller.releases.give({ target, scope: 'anonymous', digest });
  for (const [index, person] of people.entries()) {
    expect(await isPersonVisible(app(), finder, person)).toBe(false);
    const personId = known[index] ?? '';
    const opened = finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
    expect(await outcomeOf(opened)).toBe('NOT_FOUND');
  }
});

test('members without permission to read people and locked companies get nothing', async () => {
  const { crew, owner, jobId } = await makePoolCrew(app());
  for (const { caller } of [crew.viewer, crew.editor])
    expect(await outcomeOf(caller.foundPeople.page({ jobId }))).toBe('FORBIDDEN');
  const admin = await makeMember(app(), { orgId: crew.orgId, role: 'admin' });
  expect(await outcomeOf(admin.caller.foundPeople.page({ jobId }))).toBe('accepted');
  await app().db.prisma.organisationMember.update({ where: { userId: admin.userId }, data: { role: 'editor' } });
  expect(await outcomeOf(admin.caller.foundPeople.page({ jobId }))).toBe('FORBIDDEN');
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { lockedAt: app().clock.now() } });
  expect(await outcomeOf(owner.caller.foundPeople.page({ jobId }))).toBe('NOT_FOUND');
});

test('a job that is not online finds no one', async () => {
  const { owner, jobId } = await makePoolCrew(app());
  await owner.caller.jobs.close({ jobId });
  expect(await outcomeOf(owner.caller.foundPeople.page({ jobId }))).toBe('NOT_FOUND');
});

test('a result replaced since indexing is shown as it is now', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(4) });
  expect((await person.caller.found.state()).older).not.toBeNull();
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  await joinTalentPool(person, { threshold: 40 });
  expect((await person.caller.found.state()).older).toBeNull();
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('an organisation does not find its own members', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const member = { orgId: finder.crew.orgId, userId: person.userId, role: 'viewer' as const };
  await app().db.prisma.organisationMember.create({ data: member });
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('a person who withdrew a release is not found anonymously, because the results would identify them', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  const target = { kind: 'job' as const, jobId: finder.jobId };
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
  await person.caller.releases.withdraw({ releaseId });
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('an expired release hides the person from the company before its cleanup', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  await expireRelease(app(), await release(person, finder.jobId));
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

const jobAt = async ({ owner }: PoolCrew, postalCode: string, town: string): Promise<string> => {
  const replyBy = addDays(dayOf(app().clock.now()), 30);
  return (await makePublishedJob(owner, { postalCode, town, replyBy })).jobId;
};
const nearAt = async ({ owner }: PoolCrew, known: string | null, jobId: string) =>
  (await owner.caller.foundPeople.page({ jobId })).people.find(({ personId }) => personId === known)?.isNear;

test('a company gets a few stable answers about places, and no more for further places', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app(), { place: { place: 'Göttingen', radius: 10 } });
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const known = await personIdOf(app(), finder.crew, person);
  const near = async (postalCode: string, town: string) => nearAt(finder, known, await jobAt(finder, postalCode, town));
  expect(await near('10115', 'Berlin')).toBe(false);
  expect(await near('20095', 'Hamburg')).toBe(false);
  expect(await near('80331', 'München')).toBe(false);
  expect(await near('50667', 'Köln')).toBeNull();
  expect(await near('37073', 'Göttingen')).toBe(true);
});

test('a person answers for four places over all companies, and remote jobs use none of them', async () => {
  const person = await makePoolApplicant(app(), { place: { place: 'Göttingen', radius: 10 } });
  const near = async (traits: Parameters<typeof makePublishedJob>[1]) => {
    const finder = await makePoolCrew(app());
    const { jobId } = await makePublishedJob(finder.owner, traits);
    const at = { ...finder, jobId };
    expect(await isPersonVisible(app(), at, person)).toBe(true);
    return nearAt(at, await personIdOf(app(), finder.crew, person), jobId);
  };
  expect(await near({ workplace: 'remote', postalCode: '', town: '' })).toBe(true);
  const towns = { '10115': 'Berlin', '20095': 'Hamburg', '80331': 'München', '37073': 'Göttingen' };
  const answers: unknown[] = [];
  for (const [postalCode, town] of Object.entries(towns)) answers.push(await near({ postalCode, town }));
  expect(answers).toEqual([false, false, true, false]);
  expect(await near({ postalCode: '50667', town: 'Köln' })).toBeNull();
  expect(await near({ postalCode: '80331', town: 'München' })).toBe(false);
});

test('simultaneous questions about many places get no more answers', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app(), { place: { place: 'Göttingen', radius: 10 } });
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const known = await personIdOf(app(), finder.crew, person);
  const towns = { '10115': 'Berlin', '20095': 'Hamburg', '80331': 'München', '50667': 'Köln', '01067': 'Dresden' };
  const jobs: string[] = [];
  for (const [postalCode, town] of Object.entries(towns)) jobs.push(await jobAt(finder, postalCode, town));
  const answers = await Promise.all([
    ...jobs.map((jobId) => nearAt(finder, known, jobId)),
    ...jobs.map(
      async (jobId) => (await finder.owner.caller.foundPeople.person({ jobId, personId: known ?? '' })).isNear,
    ),
  ]);
  const answeredJobs = new Set(answers.flatMap((answer, index) => (answer === null ? [] : [index % jobs.length])));
  expect(answeredJobs.size).toBe(3);
});
