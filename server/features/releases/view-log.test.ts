import { beforeEach, expect, test } from 'vitest';
import type { PersonEventKind, ViewedAs } from '#shared/releases/view-log-events.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days, hours, minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { listPersonEvents, makeReleasedPerson } from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { recordEvent, recordViews } from './view-log.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date('2026-11-24T10:00:00Z')));

const jobIds = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];

type Look = { orgId: string; viewerId: string; userId: string; as: ViewedAs; jobTitle?: string };
const look = ({ orgId, viewerId, userId, as, jobTitle = 'Koch' }: Look) =>
  inTransaction(app().db, (tx) => recordViews(app(), tx, { orgId, viewerId, as, people: [{ userId, jobTitle }] }));
const viewsOf = async (userId: string) =>
  (await listPersonEvents(app(), userId)).filter(({ kind }) => kind === 'viewed').map(({ details }) => details);

test('a viewer creates one entry an hour: opening upgrades a list view, and a list never downgrades it', async () => {
  const { crew, person } = await makeReleasedPerson(app());
  const { userId } = person;
  const seen = { orgId: crew.orgId, viewerId: crew.owner.userId, userId };
  await look({ ...seen, as: 'list' });
  await look({ ...seen, as: 'list', jobTitle: 'Bäckerin' });
  expect(await viewsOf(userId)).toEqual([{ as: 'list', jobTitle: 'Koch' }]);
  app().clock.advance(minutes(59));
  await look({ ...seen, as: 'whole', jobTitle: 'Bäckerin' });
  await look({ ...seen, as: 'list' });
  await look({ ...seen, as: 'whole' });
  expect(await viewsOf(userId)).toEqual([{ as: 'whole', jobTitle: 'Bäckerin' }]);
  app().clock.advance(minutes(1));
  await look({ ...seen, as: 'list' });
  expect(await viewsOf(userId)).toEqual([
    { as: 'whole', jobTitle: 'Bäckerin' },
    { as: 'list', jobTitle: 'Koch' },
  ]);
  await look({ ...seen, viewerId: crew.admin.userId, as: 'list' });
  expect(await viewsOf(userId)).toHaveLength(3);
});

test('an entry for several jobs has the time of the last view', async () => {
  const { crew, person } = await makeReleasedPerson(app());
  const { userId } = person;
  for (const minute of [0, 20, 40]) {
    app().clock.set(new Date(Date.UTC(2026, 10, 24, 10, minute)));
    const jobId = minute === 40 ? jobIds[0] : jobIds[minute / 20];
    await inTransaction(app().db, (tx) =>
      recordViews(app(), tx, {
        ...{ orgId: crew.orgId, viewerId: crew.owner.userId, as: 'whole' },
        people: [{ userId, jobTitle: 'Koch', jobId }],
      }),
    );
  }
  const entries = (await listPersonEvents(app(), userId)).filter(({ kind }) => kind === 'viewed');
  expect(entries).toMatchObject([
    { createdAt: new Date('2026-11-24T10:20:00Z'), details: { jobs: jobIds.map((jobId) => ({ jobId })) } },
  ]);
});

test('simultaneous views create one entry', async () => {
  const { crew, person } = await makeReleasedPerson(app());
  const { userId } = person;
  const seen = { orgId: crew.orgId, viewerId: crew.owner.userId, userId };
  await Promise.all((['list', 'whole', 'list', 'whole'] as const).map((as) => look({ ...seen, as })));
  expect(await viewsOf(userId)).toEqual([{ as: 'whole', jobTitle: 'Koch' }]);
});

test('reading a conversation is recorded too', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await crew.owner.caller.candidates.conversation({ releaseId });
  await crew.owner.caller.candidates.conversation({ releaseId });
  expect(await viewsOf(person.userId)).toEqual([{ as: 'list', jobTitle: 'Pflegefachkraft (m/w/d)' }]);
});

test('the person reads only their own entries, newest first, in pages, with the viewer', async () => {
  const { crew, person } = await makeReleasedPerson(app(), 'named');
  const { userId } = person;
  const seen = { orgId: crew.orgId, viewerId: crew.owner.userId, userId };
  for (let count = 1; count <= 25; count++) {
    app().clock.advance(hours(1));
    await look({ ...seen, as: 'list' });
  }
  const first = await person.caller.releases.seen({});
  const second = await person.caller.releases.seen({ cursor: first.nextCursor });
  expect([first.events.length, second.events.length, second.nextCursor]).toEqual([24, 2, null]);
  expect(Object.keys(first.events[0] ?? {}).sort()).toEqual(
    ['actorName', 'at', 'companyName', 'details', 'eventId', 'kind'].sort(),
  );
  expect(first.events[0]).toMatchObject({
    kind: 'viewed',
    companyName: 'Musterhaus',
    actorName: 'Anna Beispiel',
    details: { as: 'list', jobTitle: 'Koch' },
    at: app().clock.now(),
  });
  expect(second.events.at(-1)).toMatchObject({ kind: 'released', actorName: null, details: { scope: 'named' } });
  const stranger = await makeApplicant(app());
  expect(await stranger.caller.releases.seen({})).toEqual({ events: [], nextCursor: null });
});

test('the log can be filtered by actions of companies and own actions', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'named');
  const { userId } = person;
  const { orgId } = crew;
  const actorId = crew.owner.userId;
  for (const kind of ['viewed', 'exported', 'requested', 'expired', 'foundOn'] as const) {
    app().clock.advance(minutes(1));
    await inTransaction(app().db, (tx) =>
      recordEvent(app(), tx, { userId, orgId, kind, actorId: kind === 'viewed' ? actorId : null }),
    );
  }
  app().clock.advance(minutes(1));
  await person.caller.releases.narrow({ releaseId, scope: 'anonymous' });
  const kinds = async (filter: 'all' | 'company' | 'own') =>
    (await person.caller.releases.seen({ filter })).events.map(({ kind }) => kind);
  expect(await kinds('company')).toEqual(['requested', 'exported', 'viewed']);
  expect(await kinds('own')).toEqual(['narrowed', 'foundOn', 'expired', 'released']);
  expect(await kinds('all')).toHaveLength(7);
});

test('companies that see an older state count while it can be renewed and more than ended applications remains', async () => {
  const { crew, person, jobId } = await makeReleasedPerson(app(), 'required');
  const outdated = async () => (await person.caller.releases.recentViewers()).outdated;
  const other = await makeJobWithMembers(app(), { questions: [] });
  const applied = await applyAs(person, { jobId: other.jobId });
  expect(await outdated()).toBe(0);
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(12) });
  expect(await outdated()).toBe(2);
  const { applicationId } = applied;
  await other.crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'refused', refusalReason: 'filled' });
  expect(await outdated()).toBe(1);
  const { jobId: another } = await makePublishedJob(other.crew.owner);
  await applyAs(person, { jobId: another });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(8) });
  expect(await outdated()).toBe(2);
  await crew.owner.caller.jobs.close({ jobId });
  expect(await outdated()).toBe(1);
});

test('companies that see no strengths count apart, and the application says so of its company alone', async () => {
  const person = await makeApplicant(app(), { values: { Ehrlichkeit: 9 } });
  const [one, other] = [
    await makeJobWithMembers(app(), { questions: [] }),
    await makeJobWithMembers(app(), { questions: [] }),
  ];
  await applyAs(person, { jobId: one.jobId, scope: 'named' });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(1) });
  await applyAs(person, { jobId: other.jobId, scope: 'named' });
  const older = async (jobId: string) => (await person.caller.applications.ofJob({ jobId }))?.older;
  const both = async () => [await older(one.jobId), await older(other.jobId)];
  const counted = async () => {
    const { outdated, withoutSkills } = await person.caller.releases.recentViewers();
    return { outdated, withoutSkills };
  };
  expect(await both()).toEqual([
    { outdated: 1, withoutSkills: 1 },
    { outdated: 0, withoutSkills: 0 },
  ]);
  expect(await counted()).toEqual({ outdated: 1, withoutSkills: 1 });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(12) });
  expect(await both()).toEqual([
    { outdated: 1, withoutSkills: 1 },
    { outdated: 1, withoutSkills: 0 },
  ]);
  expect(await counted()).toEqual({ outdated: 2, withoutSkills: 1 });
});

test('each company that looked in the last seven days counts once', async () => {
  const { crew, person } = await makeReleasedPerson(app(), 'named');
  const { userId } = person;
  const other = (await makeCrew(app())).orgId;
  const record = (orgId: string, kind: PersonEventKind) =>
    inTransaction(app().db, (tx) => recordEvent(app(), tx, { userId, orgId, kind, actorId: null }));
  const viewers = () => person.caller.releases.recentViewers();
  expect(await viewers()).toEqual({ companies: 0, ended: 0, outdated: 0, withoutSkills: 0 });
  await record(other, 'viewed');
  app().clock.advance(days(4));
  await record(crew.orgId, 'viewed');
  await record(crew.orgId, 'exported');
  await record(other, 'requested');
  expect(await viewers()).toEqual({ companies: 2, ended: 1, outdated: 0, withoutSkills: 0 });
  app().clock.advance(days(3));
  expect(await viewers()).toEqual({ companies: 1, ended: 0, outdated: 0, withoutSkills: 0 });
  const stranger = await makeApplicant(app());
  expect(await stranger.caller.releases.recentViewers()).toEqual({
    companies: 0,
    ended: 0,
    outdated: 0,
    withoutSkills: 0,
  });
});
