import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { poolLimits } from '#shared/releases/limits.ts';
import { days } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { makePoolApplicant } from '../../../testing/talent-pool.ts';
import {
  listPoolPeople,
  makePoolCrew,
  type PoolCrew,
  personIdOf,
  rename,
} from '../../../testing/talent-pool-companies.ts';

const app = testApp();
const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';

async function findPeople(finder: PoolCrew, count: number) {
  const people: Awaited<ReturnType<typeof makePoolApplicant>>[] = [];
  for (let made = 0; made < count; made++) people.push(await makePoolApplicant(app()));
  const shown = new Set((await listPoolPeople(finder)).map(({ personId }) => personId));
  const ids = await Promise.all(people.map((person) => personIdOf(app(), finder.crew, person)));
  expect(ids.filter((personId) => personId === null || !shown.has(personId))).toEqual([]);
  return people.map((person, index) => ({ ...person, personId: ids[index] ?? '' }));
}
const sentTo = (userId: string) => app().db.prisma.contactRequest.count({ where: { userId } });

test('a request reaches the person and their log, and the mail does not contain its text', async () => {
  const finder = await makePoolCrew(app(), 'Haus www.gewinn.example');
  const [person] = await findPeople(finder, 1);
  if (person === undefined) throw new Error('nobody was found');
  const { personId, userId, email } = person;
  const { jobId } = finder;
  await finder.owner.caller.foundPeople.ask({ jobId, personId, text });
  const mail = await app().mailbox.mailTo(email);
  expect(mail.subject).toBe('Haus www. gewinn. example hat eine Anfrage an Sie');
  expect(mail.text).not.toContain('Ihr Profil passt');
  expect(mail.text).toContain('/applications?tab=requests');
  const { requests, open } = await person.caller.found.received({});
  expect(open).toBe(1);
  const company = { name: 'Haus www.gewinn.example', slug: expect.any(String) };
  expect(requests).toMatchObject([
    { company, jobId, job: { jobId, pay: expect.anything() }, text, authorName: 'Anna Beispiel', isDeclined: false },
  ]);
  const opened = await finder.owner.caller.foundPeople.person({ jobId, personId });
  expect(opened).toMatchObject({ request: { status: 'open', text }, requestsLeft: 19 });
  const { requests: sent } = await finder.owner.caller.foundPeople.sent({});
  expect(sent).toMatchObject([{ personId, jobId, status: 'open', name: opened.view.name }]);
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
    ['jobId', 'jobTitle', 'name', 'personId', 'requestId', 'sentAt', 'status'].sort(),
  );
  const events = await app().db.prisma.personEvent.findMany({ where: { userId, kind: 'requested' } });
  expect(events).toMatchObject([{ orgId: finder.crew.orgId, actorId: finder.owner.userId }]);
});

test('a job can ask a person once, even with two simultaneous requests', async () => {
  const finder = await makePoolCrew(app());
  const [person] = await findPeople(finder, 1);
  const { personId = '', userId = '' } = person ?? {};
  const { jobId, crew } = finder;
  const outcomes = await Promise.all(
    [crew.owner, crew.admin].map(({ caller }) => outcomeOf(caller.foundPeople.ask({ jobId, personId, text }))),
  );
  expect(outcomes.sort()).toEqual(['ALREADY_ASKED', 'accepted']);
  expect(await sentTo(userId)).toBe(1);
  const other = await makePublishedJob(crew.owner);
  await crew.owner.caller.foundPeople.ask({ jobId: other.jobId, personId, text });
  expect(await sentTo(userId)).toBe(2);
  expect((await crew.owner.caller.foundPeople.person({ jobId, personId })).requestsLeft).toBe(18);
});

test('a person who cannot be found cannot be asked, and the error does not say why', async () => {
  const [finder, other] = [await makePoolCrew(app(), 'Frag Nicht'), await makePoolCrew(app())];
  const [off, blocked, foreign] = await findPeople(finder, 3);
  if (off === undefined || blocked === undefined || foreign === undefined) throw new Error('too few were found');
  await off.caller.found.switchOff();
  await blocked.caller.found.addBlock({ kind: 'name', label: 'Frag nicht' });
  const ask = (finding: PoolCrew, personId: string) =>
    outcomeOf(finding.owner.caller.foundPeople.ask({ jobId: finding.jobId, personId, text }));
  expect(await ask(finder, off.personId)).toBe('NOT_FOUND');
  expect(await ask(finder, blocked.personId)).toBe('NOT_FOUND');
  expect(await ask(other, foreign.personId)).toBe('NOT_FOUND');
  expect(await ask(finder, randomUUID())).toBe('NOT_FOUND');
  expect(await Promise.all([off, blocked, foreign].map(({ userId }) => sentTo(userId)))).toEqual([0, 0, 0]);
  expect(await app().db.prisma.requestDay.count({ where: { orgId: finder.crew.orgId } })).toBe(0);
  for (const { caller } of [finder.crew.editor, finder.crew.viewer]) {
    const asked = caller.foundPeople.ask({ jobId: finder.jobId, personId: foreign.personId, text });
    expect(await outcomeOf(asked)).toBe('FORBIDDEN');
  }
});

test('a company sends exactly twenty requests a day, with simultaneous and lost ones counted', async () => {
  const finder = await makePoolCrew(app());
  const { jobId, crew, owner } = finder;
  const people = await findPeople(finder, poolLimits.requestsPerDay + 5);
  const ask = ({ personId }: { personId: string }) =>
    outcomeOf(owner.caller.foundPeople.ask({ jobId, personId, text }));
  const outcomes = await Promise.all(people.map(ask));
  const refused = people.filter((_, index) => outcomes[index] === 'TOO_MANY_REQUESTS');
  const asked = people.filter((_, index) => outcomes[index] === 'accepted');
  expect([asked.length, refused.length]).toEqual([20, 5]);
  expect(await app().db.prisma.contactRequest.count({ where: { orgId: crew.orgId } })).toBe(20);
  await asked[0]?.caller.found.switchOff();
  const [next, last] = refused;
  if (next === undefined || last === undefined) throw new Error('too few were refused');
  expect(await ask(next)).toBe('TOO_MANY_REQUESTS');
  expect(await sentTo(next.userId)).toBe(0);
  expect((await owner.caller.foundPeople.person({ jobId, personId: next.personId })).requestsLeft).toBe(0);
  app().clock.advance(days(1));
  expect(await ask(next)).toBe('accepted');
  expect((await owner.caller.foundPeople.person({ jobId, personId: last.personId })).requestsLeft).toBe(19);
});

test('requests of a closed job or a locked company disappear for both sides', async () => {
  const finder = await makePoolCrew(app());
  const [person] = await findPeople(finder, 1);
  if (person === undefined) throw new Error('nobody was found');
  const { jobId, owner, crew } = finder;
  await owner.caller.foundPeople.ask({ jobId, personId: person.personId, text });
  const seen = async () => [
    (await owner.caller.foundPeople.sent({})).requests.length,
    (await person.caller.found.received({})).requests.length,
    (await person.caller.found.received({})).open,
  ];
  const [request] = (await person.caller.found.received({})).requests;
  const published = await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId } });
  expect(request?.endsAt).toBe(published.endsAt.toISOString());
  expect(await seen()).toEqual([1, 1, 1]);
  await owner.caller.jobs.close({ jobId });
  expect(await seen()).toEqual([0, 0, 0]);
  const { requestId = '' } = request ?? {};
  expect(await outcomeOf(person.caller.found.decline({ requestId }))).toBe('REQUEST_GONE');
  await owner.caller.jobs.reopen({ jobId });
  expect(await seen()).toEqual([1, 1, 1]);
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { lockedAt: app().clock.now() } });
  expect((await person.caller.found.received({})).requests).toEqual([]);
  expect(await outcomeOf(owner.caller.foundPeople.sent({}))).toBe('NOT_FOUND');
});

test('a concurrent request and block leave both sides with the request or neither', async () => {
  const finder = await makePoolCrew(app(), 'Treffpunkt');
  for (const person of await findPeople(finder, 6)) {
    const { jobId, owner } = finder;
    const [asked, blocked] = await Promise.all([
      outcomeOf(owner.caller.foundPeople.ask({ jobId, personId: person.personId, text })),
      outcomeOf(person.caller.found.addBlock({ kind: 'name', label: 'Treffpunkt' })),
    ]);
    expect(['accepted', 'NOT_FOUND']).toContain(asked);
    expect(blocked).toBe('accepted');
    expect(await sentTo(person.userId)).toBe(0);
  }
});

test('a company that takes a blocked name loses its requests to the person', async () => {
  const finder = await makePoolCrew(app(), 'Zuerst Offen');
  const [person] = await findPeople(finder, 1);
  const { jobId, owner, crew } = finder;
  await owner.caller.foundPeople.ask({ jobId, personId: person?.personId ?? '', text });
  await person?.caller.found.addBlock({ kind: 'name', label: 'Jetzt Gesperrt' });
  expect((await owner.caller.foundPeople.sent({})).requests).toHaveLength(1);
  await rename(crew, 'Jetzt Gesperrt GmbH');
  expect((await owner.caller.foundPeople.sent({})).requests).toEqual([]);
});

test('a company has at most three open requests to one person over all jobs', async () => {
  const finder = await makePoolCrew(app());
  const [person] = await findPeople(finder, 1);
  const { personId = '', userId = '' } = person ?? {};
  const { caller } = finder.owner;
  const jobIds = [finder.jobId];
  for (let count = 0; count < 3; count++) jobIds.push((await makePublishedJob(finder.crew.owner)).jobId);
  const outcomes: string[] = [];
  for (const jobId of jobIds) outcomes.push(await outcomeOf(caller.foundPeople.ask({ jobId, personId, text })));
  expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'ALREADY_ASKED']);
  expect(await sentTo(userId)).toBe(3);
});

test('it has at most three open requests even with simultaneous ones for several jobs', async () => {
  const finder = await makePoolCrew(app());
  const [person] = await findPeople(finder, 1);
  const { personId = '', userId = '' } = person ?? {};
  const jobIds = [finder.jobId];
  for (let count = 0; count < 5; count++) jobIds.push((await makePublishedJob(finder.crew.owner)).jobId);
  const { caller } = finder.owner;
  const outcomes = await Promise.all(
    jobIds.map((jobId) => outcomeOf(caller.foundPeople.ask({ jobId, personId, text }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3);
  expect(await sentTo(userId)).toBe(3);
  expect((await caller.foundPeople.person({ jobId: finder.jobId, personId })).requestsLeft).toBe(17);
});

test('a company opens at most 300 found people a day over all members', async () => {
  const finder = await makePoolCrew(app());
  const [person] = await findPeople(finder, 1);
  const input = { jobId: finder.jobId, personId: person?.personId ?? '' };
  await app().db.pool.query(`insert into rate_limits (key, points, expire) values ($1, 299, $2)`, [
    `found-openings:${finder.crew.orgId}`,
    Date.now() + days(1),
  ]);
  expect(await outcomeOf(finder.owner.caller.foundPeople.person(input))).toBe('accepted');
  expect(await outcomeOf(finder.crew.admin.caller.foundPeople.person(input))).toBe('TOO_MANY_ATTEMPTS');
});
