import { expect, test } from 'vitest';
import { addMs, days } from '../../../core/runtime/clock.ts';
import { runCleanups } from '../../../jobs.ts';
import { retention } from '../../../retention.ts';
import { testApp } from '../../../testing/app.ts';
import { applyAs } from '../../../testing/applications.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { release } from '../../../testing/releases.ts';
import type { Applicant } from '../../../testing/results.ts';
import { makePoolApplicant } from '../../../testing/talent-pool.ts';
import {
  isPersonVisible,
  listPoolPeople,
  makePoolCrew,
  type PoolCrew,
  personIdOf,
} from '../../../testing/talent-pool-companies.ts';
import { expireProfiles } from '../expiry.ts';

const app = testApp();
const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
/** The conversation may be about several jobs, so the message names the one of the request. */
const message = `Anfrage zu „Pflegefachkraft (m/w/d)“\n\n${text}`;

type Asked = { finder: PoolCrew; person: Applicant; personId: string; requestId: string; name: string };

async function makeAsked(given?: PoolCrew): Promise<Asked> {
  const finder = given ?? (await makePoolCrew(app()));
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  const name = (await listPoolPeople(finder)).find((shown) => shown.personId === personId)?.name ?? '';
  await finder.owner.caller.foundPeople.ask({ jobId: finder.jobId, personId, text });
  const [request] = (await person.caller.found.received({})).requests;
  return { finder, person, personId, name, requestId: request?.requestId ?? '' };
}

const slugOf = async ({ crew }: PoolCrew): Promise<string> =>
  (await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: crew.orgId } })).slug;

test('accepting creates exactly the previewed release under the known pseudonym', async () => {
  const { finder, person, personId, requestId, name } = await makeAsked();
  const preview = await person.caller.found.previewAccept({ requestId, scope: 'anonymous' });
  expect(preview).toMatchObject({ job: { jobId: finder.jobId }, view: { name, scope: 'anonymous', contact: null } });
  const { digest } = preview;
  const { releaseId } = await person.caller.found.accept({ requestId, scope: 'anonymous', digest });
  const { prisma } = app().db;
  const release = await prisma.release.findUniqueOrThrow({
    where: { orgId_id: { orgId: finder.crew.orgId, id: releaseId } },
  });
  expect(release).toMatchObject({ userId: person.userId, scope: 'anonymous', pseudonym: name, jobId: finder.jobId });
  const messages = await prisma.message.findMany({ where: { releaseId } });
  expect(messages).toMatchObject([{ fromCompany: true, authorId: finder.owner.userId, text: message }]);
  const { releases } = await person.caller.releases.page({});
  expect(releases).toMatchObject([{ releaseId, unread: 0, hasMessages: true }]);
  const { messages: read } = await person.caller.releases.conversation({ releaseId });
  expect(read).toMatchObject([{ text: message, isOwn: false }]);
  expect(await personIdOf(app(), finder.crew, person)).toBeNull();
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
  const opened = finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
  expect(await outcomeOf(opened)).toBe('NOT_FOUND');
  expect((await finder.owner.caller.foundPeople.sent({})).requests).toEqual([]);
  expect(await outcomeOf(person.caller.found.accept({ requestId, scope: 'anonymous', digest }))).toBe('REQUEST_GONE');
  const events = await prisma.personEvent.findMany({ where: { userId: person.userId } });
  const kinds = events.map(({ kind }) => kind);
  expect(kinds).toContain('accepted');
  expect(kinds).not.toContain('released');
});

test('a release without an answer turns the open request into the first message, which is no news', async () => {
  const { finder, person } = await makeAsked();
  const target = { kind: 'company', slug: await slugOf(finder) } as const;
  const { digest } = await person.caller.releases.preview({ target, scope: 'anonymous' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'anonymous', digest });
  expect((await person.caller.found.received({})).requests).toEqual([]);
  expect((await person.caller.releases.page({})).releases).toMatchObject([{ releaseId, unread: 0, hasMessages: true }]);
  const answer = { answeredAt: app().clock.now(), appliedTo: null };
  expect((await person.caller.releases.conversation({ releaseId })).messages).toMatchObject([
    { text: message, isOwn: false, answer },
  ]);
});

test('an application for another job answers the request, whose message names its job', async () => {
  const { finder, person } = await makeAsked();
  const { owner, jobId } = finder;
  const other = await makePublishedJob(owner, { title: 'Ausbildung' });
  const { releaseId } = await applyAs(person, other);
  const asked = { jobId, title: 'Pflegefachkraft (m/w/d)' };
  expect((await person.caller.found.waiting()).unread).toEqual([]);
  const theirs = await owner.caller.candidates.conversation({ releaseId });
  expect(theirs.messages.map(({ askedJob }) => askedJob)).toEqual([null]);
  const askedJobs = async () =>
    (await person.caller.releases.conversation({ releaseId })).messages.map(({ askedJob }) => askedJob);
  expect(await askedJobs()).toEqual([asked]);
  await owner.caller.candidates.send({ releaseId, text: 'Noch da?' });
  expect((await person.caller.found.waiting()).unread).toMatchObject([{ releaseId, jobTitle: 'Ausbildung' }]);
  expect(await askedJobs()).toEqual([asked, null]);
  await app().db.prisma.publishedJob.delete({ where: { jobId } });
  expect(await askedJobs()).toEqual([null, null]);
});

test('answered requests lead to their conversation until the release ends, and only the person', async () => {
  const { finder, person } = await makeAsked();
  const { jobId } = finder;
  const answered = ({ caller }: Applicant, input = {}) => caller.releases.answeredRequests(input);
  expect(await answered(person)).toEqual([]);
  const other = await makePublishedJob(finder.owner, { title: 'Ausbildung' });
  const { releaseId } = await applyAs(person, other);
  const answer = { answeredAt: app().clock.now(), appliedTo: 'Ausbildung' };
  const request = { releaseId, companyName: expect.any(String), jobId, jobTitle: 'Pflegefachkraft (m/w/d)', answer };
  const state = { isHidden: false, latestApplication: expect.any(String), unread: 0, hasOpenQuestion: false };
  const expected = [{ ...request, ...state, excerpt: null }];
  expect(await answered(person)).toEqual(expected);
  app().clock.advance(1000);
  await finder.owner.caller.candidates.send({ releaseId, text: 'Ab wann?' });
  expect(await answered(person)).toEqual(expected);
  app().clock.advance(days(1));
  await applyAs(person, await makePublishedJob(finder.owner, { title: 'Leitung' }));
  expect(await answered(person)).toEqual(expected);
  const { messages } = await person.caller.releases.conversation({ releaseId });
  expect(messages.map((one) => one.answer)).toEqual([answer, null]);
  const theirs = await finder.owner.caller.candidates.conversation({ releaseId });
  expect(theirs.messages.map((one) => one.answer)).toEqual([null, null]);
  expect(await answered(person, { jobId })).toEqual(expected);
  expect(await answered(person, { jobId: other.jobId })).toEqual([]);
  expect(await answered(await makePoolApplicant(app()))).toEqual([]);
  // The view log may have deleted the answer to an old request, but not a later act.
  const createdAt = addMs(app().clock.now(), -days(400));
  await app().db.prisma.message.updateMany({ where: { releaseId }, data: { createdAt } });
  expect((await answered(person))[0]).toMatchObject({ releaseId, answer: null });
  await person.caller.releases.withdraw({ releaseId });
  expect(await answered(person)).toEqual([]);
});

test('a question of a request stays with it, also after an application to another job, until the person answers', async () => {
  const { finder, person } = await makeAsked();
  const releaseId = await release(person, finder.jobId, 'named');
  const questions = async () => [
    ...(await person.caller.releases.answeredRequests({})),
    ...(await person.caller.releases.page({})).releases,
  ];
  app().clock.advance(1000);
  await finder.owner.caller.candidates.send({ releaseId, text: 'Ab wann?' });
  expect((await questions()).map((one) => [one.unread, one.hasOpenQuestion])).toEqual([
    [1, true],
    [1, true],
  ]);
  expect((await questions())[0]).toMatchObject({ excerpt: 'Ab wann?', latestApplication: null });
  const unread = { conversations: 1, requestConversations: 1, unread: [{ isRequest: true }] };
  expect(await person.caller.found.waiting()).toMatchObject(unread);
  await person.caller.releases.conversation({ releaseId });
  const question = { releaseId, companyName: expect.any(String), jobTitle: 'Pflegefachkraft (m/w/d)', isRequest: true };
  expect(await person.caller.found.waiting()).toMatchObject({ questions: 0, otherQuestions: [question] });
  app().clock.advance(1000);
  await applyAs(person, await makePublishedJob(finder.owner, { title: 'Ausbildung' }));
  expect(await person.caller.found.waiting()).toMatchObject({ questions: 0, otherQuestions: [question] });
  expect((await person.caller.applications.mine({})).applications).toMatchObject([{ hasOpenQuestion: false }]);
  app().clock.advance(1000);
  await person.caller.releases.send({ releaseId, text: 'Sofort.' });
  expect((await questions()).map((one) => one.hasOpenQuestion)).toEqual([false, false]);
});

test('an application to another job may hide the strengths for the request', async () => {
  const { finder, person } = await makeAsked();
  const isHidden = async () => (await person.caller.releases.answeredRequests({}))[0]?.isHidden;
  await release(person, finder.jobId, 'required');
  expect(await isHidden()).toBe(false);
  for (const scope of ['required', 'named'] as const) {
    await applyAs(person, { ...(await makePublishedJob(finder.owner)), scope });
    expect(await isHidden()).toBe(scope === 'required');
  }
});

test('a request for an ended job does not begin the conversation of a release', async () => {
  const { finder, person } = await makeAsked();
  const endsAt = app().clock.now();
  await app().db.prisma.publishedJob.update({ where: { jobId: finder.jobId }, data: { endsAt } });
  const target = { kind: 'company', slug: await slugOf(finder) } as const;
  const { digest } = await person.caller.releases.preview({ target, scope: 'anonymous' });
  const { releaseId } = await person.caller.releases.give({ target, scope: 'anonymous', digest });
  expect((await person.caller.releases.conversation({ releaseId })).messages).toEqual([]);
});

test('two simultaneous answers to a request count once', async () => {
  const { person, requestId } = await makeAsked();
  const { digest } = await person.caller.found.previewAccept({ requestId, scope: 'named' });
  const answers = [
    outcomeOf(person.caller.found.accept({ requestId, scope: 'named', digest })),
    outcomeOf(person.caller.found.accept({ requestId, scope: 'named', digest })),
    outcomeOf(person.caller.found.decline({ requestId })),
  ];
  const outcomes = await Promise.all(answers);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'REQUEST_GONE')).toHaveLength(2);
});

test('the release must match the preview, and only the person can answer', async () => {
  const { person, requestId } = await makeAsked();
  const stranger = await makePoolApplicant(app());
  const other = 'b'.repeat(64);
  const accepted = person.caller.found.accept({ requestId, scope: 'named', digest: other });
  expect(await outcomeOf(accepted)).toBe('RELEASE_CHANGED');
  expect(await outcomeOf(stranger.caller.found.decline({ requestId }))).toBe('REQUEST_GONE');
  const foreign = stranger.caller.found.previewAccept({ requestId, scope: 'named' });
  expect(await outcomeOf(foreign)).toBe('REQUEST_GONE');
  const { prisma } = app().db;
  expect(await prisma.release.count({ where: { userId: person.userId } })).toBe(0);
  expect(await prisma.contactRequest.count({ where: { id: requestId, declinedAt: null } })).toBe(1);
  expect(await prisma.contactRefusal.count({ where: { userId: person.userId } })).toBe(0);
});

test('open requests come before later ones that the person declined', async () => {
  const { person, requestId } = await makeAsked();
  const later = await makePoolCrew(app());
  expect(await isPersonVisible(app(), later, person)).toBe(true);
  const personId = (await personIdOf(app(), later.crew, person)) ?? '';
  app().clock.advance(1000);
  await later.owner.caller.foundPeople.ask({ jobId: later.jobId, personId, text });
  const [newest] = (await person.caller.found.received({})).requests;
  await person.caller.found.decline({ requestId: newest?.requestId ?? '' });
  const { requests } = await person.caller.found.received({});
  expect(requests.map((one) => [one.requestId, one.isDeclined])).toEqual([
    [requestId, false],
    [newest?.requestId, true],
  ]);
});

test('a person who declines is neither found nor asked by the company for six months', async () => {
  const { finder, person, personId, requestId } = await makeAsked();
  const other = await makePoolCrew(app());
  await person.caller.found.decline({ requestId });
  expect((await person.caller.found.received({})).open).toBe(0);
  expect((await person.caller.found.received({})).requests).toMatchObject([{ requestId, isDeclined: true }]);
  expect((await finder.owner.caller.foundPeople.sent({})).requests).toMatchObject([{ requestId, status: 'declined' }]);
  const { jobId } = finder;
  const { caller } = finder.owner;
  const ask = () => outcomeOf(caller.foundPeople.ask({ jobId, personId, text }));
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
  expect(await ask()).toBe('NOT_FOUND');
  expect(await outcomeOf(caller.foundPeople.person({ jobId, personId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(person.caller.found.accept({ requestId, scope: 'named', digest: 'a'.repeat(64) }))).toBe(
    'REQUEST_GONE',
  );
  expect(await isPersonVisible(app(), other, person)).toBe(true);
  await app().db.pool.query(`update found_profiles set expires_at = expires_at + interval '1 year'`);
  await app().db.pool.query(`update published_jobs set ends_at = ends_at + interval '1 year'`);
  const now = app().clock.now();
  app().clock.advance(days(180));
  expect(await ask()).toBe('NOT_FOUND');
  app().clock.advance(days(5));
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  expect((await caller.foundPeople.person({ jobId, personId })).request).toBeNull();
  expect(await ask()).toBe('accepted');
  expect((await person.caller.found.received({})).requests).toMatchObject([{ text, isDeclined: false }]);
  const refusals = () => app().db.prisma.contactRefusal.count({ where: { userId: person.userId } });
  expect(await refusals()).toBe(1);
  await runCleanups(app(), [retention.refusals]);
  expect(await refusals()).toBe(0);
  app().clock.set(now);
});

test('a declined request leaves the company’s list when the person is locked', async () => {
  const { finder, person, requestId } = await makeAsked();
  await person.caller.found.decline({ requestId });
  const sent = async () => (await finder.owner.caller.foundPeople.sent({})).requests.length;
  expect(await sent()).toBe(1);
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: new Date() } });
  expect(await sent()).toBe(0);
});

test('requests are hidden once the pool profile has expired, before its cleanup', async () => {
  const { person } = await makeAsked();
  const where = { userId: person.userId };
  await app().db.prisma.foundProfile.update({ where, data: { expiresAt: app().clock.now() } });
  expect(await person.caller.found.received({})).toMatchObject({ requests: [], open: 0 });
});

test('a refusal survives switching off and on again', async () => {
  const { finder, person, requestId } = await makeAsked();
  await person.caller.found.decline({ requestId });
  await person.caller.found.switchOff();
  const { digest } = await person.caller.found.preview();
  await person.caller.found.switchOn({ wishes: { threshold: 40, place: null }, digest });
  await expireProfiles(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});

test('requests of an unverified company are marked while companies are checked', async () => {
  const { finder, person } = await makeAsked();
  const { prisma } = app().db;
  const isMarked = async () => (await person.caller.found.received({})).requests[0]?.company.isUnverified;
  await prisma.organisation.update({ where: { id: finder.crew.orgId }, data: { verifiedAt: null } });
  expect(await isMarked()).toBe(false);
  await prisma.installationSetting.deleteMany({ where: { key: 'registration' } });
  await app().settings.reload();
  expect(await isMarked()).toBe(true);
  await prisma.organisation.update({ where: { id: finder.crew.orgId }, data: { verifiedAt: app().clock.now() } });
  expect(await isMarked()).toBe(false);
});
