import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { waitForEvents } from '../../testing/events.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { listPersonEvents, makeReleasedPerson, release } from '../../testing/releases.ts';
import { insertResults, skillsFrom } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';
import { isPersonVisible, makePoolCrew, personIdOf } from '../../testing/talent-pool-companies.ts';
import { candidatesChanged, publishToCompaniesOf, releasesChanged } from './service.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date()));

async function expectEvent(topic: ReturnType<typeof candidatesChanged>, action: () => Promise<unknown>): Promise<void> {
  await waitForEvents(app());
  let heard = 0;
  const end = app().events.subscribe(topic, () => void heard++);
  await action();
  await expect.poll(() => heard).toBeGreaterThan(0);
  end();
}

test('deleting an organisation notifies everyone with a release and leaves only the log entries', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app(), 'profile');
  const { owner, orgId } = crew;
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  await owner.caller.candidates.conversation({ releaseId });
  const other = await makeCrew(app());
  const otherReleaseId = await release(person, (await makePublishedJob(other.owner)).jobId);
  await expectEvent(releasesChanged(person.userId), () =>
    owner.caller.organisations.delete({ confirmation: 'Musterhaus' }),
  );
  const page = await person.caller.releases.page({});
  expect(page.releases.map((own) => own.releaseId)).toEqual([otherReleaseId]);
  expect(await app().db.prisma.message.count({ where: { orgId } })).toBe(0);
  expect(await outcomeOf(person.caller.releases.conversation({ releaseId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(release(person, jobId))).toBe('JOB_GONE');
  const { events } = await person.caller.releases.seen({});
  const gone = events.filter(({ kind }) => kind === 'companyGone');
  expect(gone).toMatchObject([{ companyName: 'Musterhaus', actorName: null, details: {} }]);
  expect(events.filter(({ kind }) => kind === 'viewed')).toMatchObject([{ companyName: 'Musterhaus' }]);
});

test('a consent ends with the organisation it applied to, and with the membership', async () => {
  const { crew, person } = await makeReleasedPerson(app());
  const other = await makeCrew(app());
  await release(person, (await makePublishedJob(other.owner)).jobId);
  const member = await makeMember(app(), { orgId: crew.orgId, role: 'viewer' });
  await insertResults(app(), member.userId, { skills: skillsFrom(1) });
  await member.caller.team.changeShare({ isOn: true });
  const open = ({ userId }: { userId: string }) =>
    app().db.prisma.consent.count({
      where: { userId, withdrawnAt: null, kind: { in: ['release', 'sharingWithTeam'] } },
    });
  expect(await open(person)).toBe(2);
  await crew.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  expect([await open(person), await open(member)]).toEqual([1, 0]);
  await other.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  expect(await open(person)).toBe(0);
});

test('a person who only applied is notified once, even with several applications', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  const stranger = await makeReleasedPerson(app());
  const { orgId, owner } = crew;
  const now = app().clock.now();
  const when = { replyBy: now, appliedAt: now, statusAt: now };
  const application = { orgId, userId: person.userId, releaseId, jobTitle: 'Koch', ...when };
  await app().db.prisma.application.createMany({
    data: [
      { ...application, jobId },
      { ...application, jobId: null },
    ],
  });
  await person.caller.releases.withdraw({ releaseId });
  await owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  const kinds = async (userId: string) => (await listPersonEvents(app(), userId)).map(({ kind }) => kind);
  expect((await kinds(person.userId)).filter((kind) => kind === 'companyGone')).toHaveLength(1);
  expect(await kinds(stranger.person.userId)).toEqual(['released']);
});

test('a person who was only asked sees that the organisation was deleted', async () => {
  const { finder, person } = await makeAsked();
  await finder.owner.caller.organisations.delete({ confirmation: finder.name });
  const { events } = await person.caller.releases.seen({});
  expect(events.filter(({ kind }) => kind === 'companyGone')).toMatchObject([{ companyName: finder.name }]);
});

test('a company that found a person gets an event when the person is locked', async () => {
  const { finder, person } = await makeAsked();
  const admin = (await callerFor(app(), await makePersonAs(app(), 'platformAdmin'))).adminUsers;
  await expectEvent(candidatesChanged(finder.crew.orgId), () =>
    admin.lock({ userId: person.userId, reason: 'Missbrauch' }),
  );
});

async function makeAsked() {
  const name = `Nordwerk ${crypto.randomUUID()}`;
  const finder = { name, ...(await makePoolCrew(app(), name)) };
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
  await finder.owner.caller.foundPeople.ask({ jobId: finder.jobId, personId, text });
  return { finder, person };
}

test('deleting an account deletes everything companies had of the person', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const { orgId, owner } = crew;
  const { userId } = person;
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  const now = app().clock.now();
  const entry = { orgId, releaseId, kind: 'note', text: 'Ruft an', authorId: owner.userId, createdAt: now };
  await app().db.prisma.candidateEntry.create({ data: entry });
  await expectEvent(candidatesChanged(orgId), () =>
    inTransaction(app().db, async (tx) => {
      await publishToCompaniesOf(app(), tx, userId);
      await tx.user.delete({ where: { id: userId } });
    }),
  );
  const { prisma } = app().db;
  expect(
    await Promise.all([
      prisma.release.count({ where: { orgId } }),
      prisma.message.count({ where: { orgId } }),
      prisma.candidateEntry.count({ where: { orgId } }),
      prisma.personEvent.count({ where: { userId } }),
    ]),
  ).toEqual([0, 0, 0, 0]);
  expect(await outcomeOf(owner.caller.candidates.conversation({ releaseId }))).toBe('NOT_FOUND');
});

test('publishes withdrawals, narrowing and messages to companies, and company messages to the person', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const { releases } = person.caller;
  const company = candidatesChanged(crew.orgId);
  await expectEvent(company, () => releases.narrow({ releaseId, scope: 'named' }));
  await expectEvent(company, () => releases.send({ releaseId, text: 'Guten Tag' }));
  await expectEvent(releasesChanged(person.userId), () =>
    crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag' }),
  );
  await expectEvent(company, () => releases.withdraw({ releaseId }));
});

test('an open page of own releases gets a change event without details', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const changes = (await person.caller.releases.changes()) as AsyncGenerator<'changed'>;
  expect(await changes.next()).toEqual({ done: false, value: 'changed' });
  await person.caller.releases.withdraw({ releaseId });
  expect(await changes.next()).toEqual({ done: false, value: 'changed' });
  await changes.return(undefined);
});
