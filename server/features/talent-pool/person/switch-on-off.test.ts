import { expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { streamEvents } from '../../../core/events/event-stream.ts';
import { days } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { fillJobs, makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { makeApplicant, skillsFrom } from '../../../testing/results.ts';
import { joinTalentPool, makePoolApplicant } from '../../../testing/talent-pool.ts';
import { isPersonVisible, listPoolPeople, makePoolCrew } from '../../../testing/talent-pool-companies.ts';
import { candidatesChanged } from '../../releases/service.ts';

const app = testApp();
const wishes = { threshold: 70, place: null };

const rowOf = (userId: string) => app().db.prisma.foundProfile.findUnique({ where: { userId } });
const kindsOf = async (userId: string) =>
  (await app().db.prisma.personEvent.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })).map(
    ({ kind }) => kind,
  );

test('it is off until the person has seen and confirmed the company’s view', async () => {
  const { caller, userId } = await makeApplicant(app(), { skills: skillsFrom(1), values: { Mut: 9 } });
  expect(await caller.found.state()).toMatchObject({ isOn: false, wishes, since: null, expiresAt: null, blocks: [] });
  const { view, digest, missing, expiresAt } = await caller.found.preview();
  expect(view).toMatchObject({ scope: 'anonymous', contact: null, profile: null });
  expect(view.name).not.toContain('Beispiel');
  expect(missing).toEqual({ softskills: false, values: false });
  await caller.found.switchOn({ wishes, digest });
  const row = await rowOf(userId);
  expect(row).toMatchObject({
    threshold: 70,
    snapshot: { version: 2, skills: { size: 30 } },
    draws: null,
    place: null,
  });
  expect(JSON.stringify(row?.snapshot)).not.toMatch(/rank|low|high|month/);
  expect(JSON.stringify(row)).not.toContain('Beispiel');
  const state = await caller.found.state();
  expect(state).toMatchObject({ isOn: true, older: null });
  expect(state.expiresAt?.toISOString().slice(0, 10)).toBe(expiresAt.toISOString().slice(0, 10));
  expect((state.expiresAt?.getTime() ?? 0) - app().clock.now().getTime()).toBeGreaterThan(days(180));
  const consents = await app().db.prisma.consent.findMany({ where: { userId } });
  expect(consents).toMatchObject([{ kind: 'beingFound', version: 1, withdrawnAt: null }]);
  expect(await kindsOf(userId)).toEqual(['foundOn']);
});

test('rejects an unconfirmed view, empty results and unknown places, and writes nothing', async () => {
  const { caller, userId } = await makeApplicant(app(), { values: { Mut: 9 } });
  const { digest } = await caller.found.preview();
  const other = 'a'.repeat(64);
  expect(await outcomeOf(caller.found.switchOn({ wishes, digest: other }))).toBe('RELEASE_CHANGED');
  const nowhere = { threshold: 70, place: { place: 'Nirgendwo an der Nirgends', radius: 25 } };
  const refusal = caller.found.switchOn({ wishes: nowhere, digest });
  await expect(refusal).rejects.toMatchObject({ cause: { code: 'PLACE_UNKNOWN', details: { field: 'place' } } });
  expect(errorTexts.PLACE_UNKNOWN).toContain('Ort');
  expect([await rowOf(userId), await kindsOf(userId)]).toEqual([null, []]);
  const empty = await makeApplicant(app());
  const preview = await empty.caller.found.preview();
  expect(preview.missing).toEqual({ softskills: true, values: true });
  expect(await outcomeOf(empty.caller.found.switchOn({ wishes, digest: preview.digest }))).toBe('RELEASE_EMPTY');
  expect([await rowOf(empty.userId), await kindsOf(empty.userId)]).toEqual([null, []]);
});

test('only applicants can be found, and only by their own choice', async () => {
  const { owner } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.found.state())).toBe('FORBIDDEN');
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.found.switchOff())).toBe('NOT_SIGNED_IN');
  const person = await makePoolApplicant(app());
  const stranger = await callerFor(app(), await makePerson(app()));
  await stranger.found.switchOff();
  expect(await outcomeOf(stranger.found.changeWishes({ wishes }))).toBe('NOT_FOUND');
  expect(await rowOf(person.userId)).not.toBeNull();
});

test('switching on again shows the newly confirmed view under the same pseudonym', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  const [before] = await listPoolPeople(finder);
  const first = await rowOf(person.userId);
  const { revision, profile } = await person.caller.profile.own();
  await person.caller.profile.save({ revision, profile: { ...profile, hiddenSkillIds: [30] } });
  expect((await person.caller.found.state()).older).toEqual({ softskills: null, values: null, profile: true });
  await joinTalentPool(person);
  expect((await person.caller.found.state()).older).toBeNull();
  const second = await rowOf(person.userId);
  expect(second?.since).toEqual(first?.since);
  expect(second?.foundId).not.toBe(first?.foundId);
  expect(second?.skillIds).not.toContain(30);
  const [after] = await listPoolPeople(finder);
  expect([after?.personId, after?.name]).toEqual([before?.personId, before?.name]);
});

test('other settings leave the shown view unchanged', async () => {
  const person = await makePoolApplicant(app());
  const before = await rowOf(person.userId);
  const place = { place: 'Göttingen', radius: 25 };
  await person.caller.found.changeWishes({ wishes: { threshold: 80, place } });
  expect((await person.caller.found.state()).wishes).toEqual({ threshold: 80, place });
  const { threshold, radiusKm, latitude, longitude, place: typed, revision, ...rest } = before ?? { revision: '' };
  expect(await rowOf(person.userId)).toMatchObject({ ...rest, threshold: 80, radiusKm: 25, place: 'Göttingen' });
  expect((await rowOf(person.userId))?.revision).not.toBe(revision);
  expect([threshold, radiusKm, latitude, longitude, typed]).toEqual([40, null, null, null, null]);
});

test('switching off removes everything companies had, notifies them and has no limit', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const controller = new AbortController();
  const companyEvents = streamEvents(app().events, candidatesChanged(finder.crew.orgId), controller.signal)[
    Symbol.asyncIterator
  ]();
  const nextEvent = companyEvents.next();
  await app().db.pool.query(
    `insert into rate_limits (key, points, expire) values ('found-change:' || $1, 1000, 9999999999999) on conflict (key) do update set points = 1000`,
    [person.userId],
  );
  expect(await outcomeOf(person.caller.found.changeWishes({ wishes }))).toBe('TOO_MANY_ATTEMPTS');
  await person.caller.found.switchOff();
  await nextEvent;
  controller.abort();
  expect(await rowOf(person.userId)).toBeNull();
  expect(await app().db.prisma.foundPerson.count({ where: { userId: person.userId } })).toBe(0);
  const consents = await app().db.prisma.consent.findMany({ where: { userId: person.userId } });
  expect(consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual([app().clock.now()]);
  expect(await kindsOf(person.userId)).toContain('foundOff');
  await person.caller.found.switchOff();
  expect((await kindsOf(person.userId)).filter((kind) => kind === 'foundOff')).toHaveLength(1);
});

test('shows the number of matching companies from five on, without locked, own and blocked ones', async () => {
  const { caller, userId } = await makeApplicant(app(), { skills: skillsFrom(1) });
  await app().db.pool.query('delete from published_jobs');
  await fillJobs(app(), 25);
  await makePublishedJob((await makeCrew(app())).owner);
  expect((await caller.found.state()).companies).toBe(0);
  const finders = await Promise.all([1, 2, 3, 4, 5].map((count) => makePoolCrew(app(), `Nordhaus ${count}`)));
  const [own = '', locked = ''] = finders.map(({ crew }) => crew.orgId);
  const { companies } = await caller.found.state();
  expect(companies).toBeGreaterThanOrEqual(6);
  const { organisation, organisationMember } = app().db.prisma;
  const lock = (lockedAt: Date | null) => organisation.update({ where: { id: locked }, data: { lockedAt } });
  await lock(new Date());
  expect((await caller.found.state()).companies).toBe(companies - 1);
  await lock(null);
  await organisationMember.create({ data: { orgId: own, userId, role: 'viewer' } });
  expect((await caller.found.state()).companies).toBe(companies - 1);
  await organisationMember.deleteMany({ where: { userId } });
  await caller.found.addBlock({ kind: 'name', label: 'Nordhaus 5' });
  expect((await caller.found.state()).companies).toBe(companies - 1);
  await caller.found.addBlock({ kind: 'name', label: 'Nordhaus' });
  expect((await caller.found.state()).companies).toBe(0);
});
