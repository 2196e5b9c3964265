import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { applyAs } from '../../../testing/applications.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { type Member, makeCrew } from '../../../testing/organisations.ts';
import { callerFor } from '../../../testing/people.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../../testing/results.ts';
import { joinTalentPool, makePoolApplicant } from '../../../testing/talent-pool.ts';

const app = testApp();
const text = 'Guten Tag, Ihre Stärken passen gut zu dem, was wir im Nachtdienst brauchen.';

let owner: Member;
let jobId: string;
let person: Applicant;

beforeEach(async () => {
  owner = (await makeCrew(app())).owner;
  ({ jobId } = await makePublishedJob(owner));
  person = await makeApplicant(app(), { skills: skillsFrom(1) });
});

const requestIdOf = async (): Promise<string> => (await person.caller.found.received({})).requests[0]?.requestId ?? '';
const waiting = () => person.caller.found.waiting();

test('a person without releases and pool profile has nothing waiting', async () => {
  expect(await waiting()).toEqual({
    requests: 0,
    asked: [],
    conversations: 0,
    unread: [],
    questions: 0,
    requestConversations: 0,
    otherQuestions: [],
    isFound: false,
  });
});

test('an open request counts as waiting until it is answered', async () => {
  await joinTalentPool(person);
  const [found] = (await owner.caller.foundPeople.page({ jobId })).people;
  await owner.caller.foundPeople.ask({ jobId, personId: found?.personId ?? '', text });
  expect(await waiting()).toMatchObject({ requests: 1, conversations: 0, isFound: true });
  const [request] = (await person.caller.found.received({})).requests;
  await person.caller.found.decline({ requestId: request?.requestId ?? '' });
  expect(await waiting()).toMatchObject({ requests: 0 });
});

async function askFor(job: string): Promise<void> {
  const { people } = await owner.caller.foundPeople.page({ jobId: job });
  for (const { personId } of people) await owner.caller.foundPeople.ask({ jobId: job, personId, text });
}
const askedJobs = async ({ caller }: Pick<Applicant, 'caller'> = person) =>
  (await caller.found.waiting()).asked.map((one) => one.jobId);

test('the asked jobs are those of the own open requests, newest first', async () => {
  await joinTalentPool(person);
  const later = await makePublishedJob(owner);
  await askFor(jobId);
  app().clock.advance(1000);
  await askFor(later.jobId);
  expect(await askedJobs()).toEqual([later.jobId, jobId]);
  const { name } = await owner.caller.organisations.current();
  const [first] = (await waiting()).asked;
  expect(first).toEqual({ jobId: later.jobId, jobTitle: expect.any(String), companyName: name, slug: null });
  expect(await askedJobs(await makePoolApplicant(app()))).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['declined', async () => person.caller.found.decline({ requestId: await requestIdOf() })],
  [
    'accepted',
    async () => {
      const requestId = await requestIdOf();
      const { digest } = await person.caller.found.previewAccept({ requestId, scope: 'anonymous' });
      return person.caller.found.accept({ requestId, scope: 'anonymous', digest });
    },
  ],
  ['of a closed job', () => owner.caller.jobs.close({ jobId })],
  [
    'of an ended job',
    () =>
      app().db.prisma.publishedJob.update({
        where: { jobId },
        data: { endsAt: app().clock.now() },
        select: { jobId: true },
      }),
  ],
  ['of a profile that is switched off', () => person.caller.found.switchOff()],
  [
    'of an expired profile',
    () =>
      app().db.prisma.foundProfile.update({
        where: { userId: person.userId },
        data: { expiresAt: app().clock.now() },
        select: { userId: true },
      }),
  ],
])('a request that is %s marks no job', async (_, end) => {
  await joinTalentPool(person);
  await askFor(jobId);
  expect(await askedJobs()).toEqual([jobId]);
  await end();
  expect(await askedJobs()).toEqual([]);
});

test('three requests are read with as many statements as one', async () => {
  await joinTalentPool(person);
  await askFor(jobId);
  const count = async (): Promise<number> => {
    const run = vi.spyOn(app().db.prisma, '$queryRaw');
    await waiting();
    const { length } = run.mock.calls;
    run.mockRestore();
    return length;
  };
  const one = await count();
  for (let more = 0; more < 2; more++) await askFor((await makePublishedJob(owner)).jobId);
  expect(await askedJobs()).toHaveLength(3);
  expect(one).toBeGreaterThan(0);
  expect(await count()).toBe(one);
});

test('a conversation counts once until the person has read the company’s messages', async () => {
  const target = { kind: 'job', jobId } as const;
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
  for (const words of ['Guten Tag.', 'Passt Donnerstag?'])
    await owner.caller.candidates.send({ releaseId, text: words });
  const { name: companyName } = await owner.caller.organisations.current();
  const unread = [{ releaseId, companyName, jobTitle: expect.any(String), isRequest: false }];
  expect(await waiting()).toMatchObject({ conversations: 1, unread });
  const stranger = await makeApplicant(app());
  expect(await stranger.caller.found.waiting()).toMatchObject({ conversations: 0, unread: [] });
  await person.caller.releases.conversation({ releaseId });
  expect(await waiting()).toMatchObject({ conversations: 0 });
  await owner.caller.candidates.send({ releaseId, text: 'Noch da?' });
  await person.caller.releases.withdraw({ releaseId });
  expect(await waiting()).toMatchObject({ conversations: 0 });
});

test('a question about an application counts once it is read, while the person can answer', async () => {
  const { releaseId } = await applyAs(person, { jobId });
  const ask = async () => {
    app().clock.advance(1000);
    await owner.caller.candidates.send({ releaseId, text: 'Wann können Sie beginnen?' });
  };
  const counts = async () => {
    const { conversations, questions } = await waiting();
    return [conversations, questions];
  };
  await ask();
  expect(await counts()).toEqual([1, 0]);
  await person.caller.releases.conversation({ releaseId });
  expect(await counts()).toEqual([0, 1]);
  await person.caller.releases.send({ releaseId, text: 'Ab Februar.' });
  expect(await counts()).toEqual([0, 0]);
  await ask();
  await person.caller.releases.conversation({ releaseId });
  expect(await counts()).toEqual([0, 1]);
  const lock = (lockedAt: Date | null) =>
    app().db.prisma.organisation.updateMany({ where: { jobs: { some: { id: jobId } } }, data: { lockedAt } });
  await lock(app().clock.now());
  expect(await counts()).toEqual([0, 0]);
  await lock(null);
  expect(await counts()).toEqual([0, 1]);
  await person.caller.releases.close({ releaseId, isClosed: true });
  expect(await counts()).toEqual([0, 0]);
});

test('a read question that came before any application waits, then at the first application', async () => {
  const target = { kind: 'job', jobId } as const;
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
  await owner.caller.candidates.send({ releaseId, text: 'Wann können Sie beginnen?' });
  await person.caller.releases.conversation({ releaseId });
  expect(await waiting()).toMatchObject({
    ...{ conversations: 0, questions: 0 },
    otherQuestions: [{ releaseId, jobTitle: 'Pflegefachkraft (m/w/d)', isRequest: false }],
  });
  app().clock.advance(1000);
  await applyAs(person, await makePublishedJob(owner, { title: 'Leitung' }));
  expect(await waiting()).toMatchObject({ conversations: 0, questions: 1, otherQuestions: [] });
  expect((await person.caller.applications.mine({})).applications).toMatchObject([{ hasOpenQuestion: true }]);
});

test('an unread message names the job of the only application that it may be about', async () => {
  const { jobId: firstId } = await makePublishedJob(owner, { title: 'Köchin' });
  const { releaseId } = await applyAs(person, { jobId: firstId });
  await owner.caller.candidates.send({ releaseId, text: 'Guten Tag.' });
  expect(await waiting()).toMatchObject({ unread: [{ jobTitle: 'Köchin' }] });
  app().clock.advance(1000);
  await applyAs(person, await makePublishedJob(owner, { title: 'Leitung' }));
  expect(await waiting()).toMatchObject({ unread: [{ releaseId, jobTitle: 'Köchin' }] });
  await owner.caller.candidates.send({ releaseId, text: 'Passt Donnerstag?' });
  expect(await waiting()).toMatchObject({ unread: [{ releaseId, jobTitle: null }] });
});

test('at most three unread conversations are named, the one with the newest message first', async () => {
  const given: string[] = [];
  for (let index = 0; index < 4; index++) {
    const { owner: other } = await makeCrew(app());
    const target = { kind: 'job', jobId: (await makePublishedJob(other)).jobId } as const;
    const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
    const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
    app().clock.advance(1000);
    await other.caller.candidates.send({ releaseId, text: 'Guten Tag.' });
    given.unshift(releaseId);
  }
  const { conversations, unread } = await waiting();
  expect(conversations).toBe(4);
  expect(unread.map(({ releaseId }) => releaseId)).toEqual(given.slice(0, 3));
});

test('rejects a query for waiting items from a company account', async () => {
  await expect((await callerFor(app(), owner)).found.waiting()).rejects.toThrow();
});
