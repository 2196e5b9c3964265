import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { type Member, makeCrew } from '../../../testing/organisations.ts';
import { callerFor } from '../../../testing/people.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../../testing/results.ts';
import { joinTalentPool } from '../../../testing/talent-pool.ts';

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

const waiting = () => person.caller.found.waiting();

test('a person without releases and pool profile has nothing waiting', async () => {
  expect(await waiting()).toEqual({ requests: 0, conversations: 0, isFound: false });
});

test('an open request counts as waiting until it is answered', async () => {
  await joinTalentPool(person);
  const [found] = (await owner.caller.foundPeople.page({ jobId })).people;
  await owner.caller.foundPeople.ask({ jobId, personId: found?.personId ?? '', text });
  expect(await waiting()).toEqual({ requests: 1, conversations: 0, isFound: true });
  const [request] = (await person.caller.found.received({})).requests;
  await person.caller.found.decline({ requestId: request?.requestId ?? '' });
  expect(await waiting()).toMatchObject({ requests: 0 });
});

test('a conversation counts once until the person has read the company’s messages', async () => {
  const target = { kind: 'job', jobId } as const;
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'named', digest });
  for (const words of ['Guten Tag.', 'Passt Donnerstag?'])
    await owner.caller.candidates.send({ releaseId, text: words });
  expect(await waiting()).toMatchObject({ conversations: 1 });
  const stranger = await makeApplicant(app());
  expect(await stranger.caller.found.waiting()).toMatchObject({ conversations: 0 });
  await person.caller.releases.conversation({ releaseId });
  expect(await waiting()).toMatchObject({ conversations: 0 });
  await owner.caller.candidates.send({ releaseId, text: 'Noch da?' });
  await person.caller.releases.withdraw({ releaseId });
  expect(await waiting()).toMatchObject({ conversations: 0 });
});

test('rejects a query for waiting items from a company account', async () => {
  await expect((await callerFor(app(), owner)).found.waiting()).rejects.toThrow();
});
