import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makeReleasedPerson } from '../../testing/releases.ts';

const app = testApp({ mail: false });
const db = () => app().db.prisma;

test('the second page of a person’s applications continues after the first', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, releaseId } = await makeApplication(app(), { jobId });
  const [row] = await db().application.findMany({ where: { userId } });
  await db().application.createMany({
    data: Array.from({ length: 29 }, (_, index) => ({
      ...{ orgId: crew.orgId, userId, releaseId, jobTitle: `Stelle ${index}`, replyBy: row?.replyBy ?? new Date() },
      ...{ appliedAt: row?.appliedAt ?? new Date(), statusAt: new Date() },
    })),
  });
  const first = await caller.applications.mine({});
  const second = await caller.applications.mine({ cursor: first.nextCursor });
  const ids = [...first.applications, ...second.applications].map(({ applicationId }) => applicationId);
  expect([first.applications.length, new Set(ids).size, second.nextCursor]).toEqual([24, 30, null]);
});

test('invitations and unread messages come first, ended applications last, on every page', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, releaseId } = await makeApplication(app(), { jobId });
  const [row] = await db().application.findMany({ where: { userId } });
  const stored = { orgId: crew.orgId, userId, releaseId, replyBy: row?.replyBy ?? new Date() };
  const statuses = ['withdrawn', 'invited', ...Array.from({ length: 24 }, () => 'applied' as const)] as const;
  await db().application.createMany({
    data: statuses.map((status, index) => ({
      ...{ ...stored, jobTitle: `Stelle ${index}`, status, endedAt: status === 'withdrawn' ? new Date() : null },
      ...{ appliedAt: new Date(app().clock.now().getTime() + 1000 * (30 - index)), statusAt: new Date() },
    })),
  });
  const writer = await makeCrew(app());
  const job = await makePublishedJob(writer.owner, { title: 'Leitung Küche (m/w/d)', questions: [] });
  const answered = await applyAs({ caller }, job);
  await writer.owner.caller.candidates.send({ releaseId: answered.releaseId, text: 'Guten Tag.' });
  const first = await caller.applications.mine({});
  const second = await caller.applications.mine({ cursor: first.nextCursor });
  const titles = [...first.applications, ...second.applications].map(({ jobTitle }) => jobTitle);
  expect(titles.slice(0, 3)).toEqual(['Stelle 1', 'Leitung Küche (m/w/d)', 'Stelle 2']);
  expect([titles.length, new Set(titles).size, titles.at(-1)]).toEqual([28, 28, 'Stelle 0']);
  await caller.releases.conversation({ releaseId: answered.releaseId });
  const read = await caller.applications.mine({});
  expect(read.applications.slice(0, 2).map(({ jobTitle }) => jobTitle)).toEqual(['Stelle 1', 'Stelle 2']);
});

test('applications in review come before those just sent', async () => {
  const { caller, later, applicationId, crew } = await makeTwoApplications();
  await caller.releases.conversation({ releaseId: later.releaseId });
  const ids = async () => (await caller.applications.mine({})).applications.map((one) => one.applicationId);
  expect(await ids()).toEqual([later.applicationId, applicationId]);
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'reviewing' });
  expect(await ids()).toEqual([applicationId, later.applicationId]);
});

test('a read question of the company keeps its applications first until the person writes', async () => {
  const { caller, later, releaseId, applicationId, crew, send } = await makeTwoApplications();
  const list = async () => {
    await caller.releases.conversation({ releaseId });
    return (await caller.applications.mine({})).applications.map((one) => [one.applicationId, one.hasOpenQuestion]);
  };
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'reviewing' });
  const [isOpen, isClosed] = [(id: string) => [id, true], (id: string) => [id, false]];
  await send('Wann können Sie beginnen?');
  expect(await list()).toEqual([isOpen(later.applicationId), isOpen(applicationId)]);
  app().clock.advance(1000);
  await caller.releases.send({ releaseId, text: 'Ab Februar.' });
  expect(await list()).toEqual([isClosed(applicationId), isClosed(later.applicationId)]);
  await send('Passt das?');
  expect(await list()).toEqual([isOpen(later.applicationId), isOpen(applicationId)]);
  await send('Danke, wir melden uns.');
  expect(await list()).toEqual([isClosed(applicationId), isClosed(later.applicationId)]);
  await send('Passt auch Montag?');
  await caller.releases.close({ releaseId, isClosed: true });
  expect(await list()).toEqual([isClosed(applicationId), isClosed(later.applicationId)]);
});

async function makeTwoApplications() {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const { caller, releaseId } = person;
  const send = async (text = 'Guten Tag.') => {
    app().clock.advance(1000);
    await crew.owner.caller.candidates.send({ releaseId, text });
  };
  await send();
  app().clock.advance(1000);
  const other = await makePublishedJob(crew.owner, { title: 'Leitung Küche (m/w/d)', questions: [] });
  const later = await applyAs({ caller }, other);
  const unread = async () => {
    const { applications } = await caller.applications.mine({});
    const of = (id: string) => applications.find(({ applicationId }) => applicationId === id)?.unread;
    return [of(person.applicationId), of(later.applicationId)];
  };
  return { ...person, crew, jobId, later, laterJobId: other.jobId, send, unread };
}

test('the page of a job and the list of companies have the news of a conversation', async () => {
  const { caller, jobId, laterJobId, releaseId, crew, send } = await makeTwoApplications();
  const conversation = async (id: string) => (await caller.applications.ofJob({ jobId: id }))?.conversation;
  const readBy = { releaseId, unread: 0, hasOpenQuestion: false };
  expect(await conversation(jobId)).toEqual({ ...readBy, unread: 1 });
  expect(await conversation(laterJobId)).toEqual(readBy);
  await send('Wann können Sie beginnen?');
  await caller.releases.conversation({ releaseId });
  expect(await conversation(jobId)).toEqual({ ...readBy, hasOpenQuestion: true });
  expect((await caller.releases.page({})).releases).toMatchObject([{ unread: 0, hasOpenQuestion: true }]);
  await crew.owner.caller.candidates.send({ releaseId, text: 'Danke.' });
  await caller.releases.withdraw({ releaseId });
  expect(await conversation(jobId)).toBeNull();
});

test('an unread message counts at each application that was open before it', async () => {
  const { send, unread } = await makeTwoApplications();
  expect(await unread()).toEqual([1, 0]);
  await send();
  await send();
  expect(await unread()).toEqual([3, 2]);
});

test('after a withdrawal, unread messages count at the application that is left', async () => {
  const { caller, later, send, unread } = await makeTwoApplications();
  await send();
  app().clock.advance(1000);
  await caller.applications.withdraw({ applicationId: later.applicationId, endsRelease: false });
  await send();
  expect(await unread()).toEqual([3, 1]);
});

test('an unread request counts at the application for its job', async () => {
  const { jobId, send, unread, releaseId } = await makeTwoApplications();
  await send();
  await db().message.updateMany({ where: { releaseId }, data: { jobId } });
  expect(await unread()).toEqual([2, 0]);
});

test('a message from before all applications counts at none of them, but in general', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  await crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag.' });
  app().clock.advance(1000);
  await applyAs(person, { jobId });
  expect((await person.caller.applications.mine({})).applications).toMatchObject([{ releaseId, unread: 0 }]);
  expect(await person.caller.found.waiting()).toMatchObject({ conversations: 1 });
});

test('with several applications, the person sees which ones a message may be about; the company does not', async () => {
  const { caller, crew, jobId, releaseId, applicationId, send } = await makeTwoApplications();
  await send();
  await caller.releases.send({ releaseId, text: 'Danke.' });
  await crew.owner.caller.jobs.close({ jobId });
  const { messages } = await caller.releases.conversation({ releaseId });
  const [first] = await db().application.findMany({ where: { releaseId }, orderBy: { appliedAt: 'asc' } });
  const earlierOne = { applicationId, jobId: null, title: first?.jobTitle, appliedAt: first?.appliedAt };
  const subjects = () => messages.map(({ application, isAboutSeveral }) => application ?? isAboutSeveral);
  expect(subjects()).toEqual([earlierOne, true, true]);
  const theirs = await crew.owner.caller.candidates.conversation({ releaseId });
  expect(theirs.messages.map(({ application }) => application)).toEqual([null, null, null]);
});

test('with one application, its messages do not repeat it', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, releaseId } = await makeApplication(app(), { jobId });
  await crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag.' });
  const { messages } = await caller.releases.conversation({ releaseId });
  expect(messages).toMatchObject([{ text: 'Guten Tag.', application: null }]);
});
