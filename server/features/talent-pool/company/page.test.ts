import { expect, test } from 'vitest';
import { fitGroups } from '#shared/talent-pool/fit-groups.ts';
import { sealCursor } from '../../../core/database/paging.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { makeApplicant, skillsFrom } from '../../../testing/results.ts';
import { fillTalentPool, joinTalentPool, makePoolApplicant } from '../../../testing/talent-pool.ts';
import {
  isPersonVisible,
  listPoolPeople,
  makePoolCrew,
  type PoolSearcher,
  personIdOf,
} from '../../../testing/talent-pool-companies.ts';
import { monthOf, poolProfileChanged } from '../../releases/service.ts';

const app = testApp();

test('found people are shown without a name, with exactly these fields, and the view is recorded', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const { people } = await finder.owner.caller.foundPeople.page({ jobId: finder.jobId });
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  const [shown] = people.filter((one) => one.personId === personId);
  expect(Object.keys(shown ?? {}).sort()).toEqual(
    ['asked', 'group', 'isLimited', 'isNear', 'name', 'personId', 'request'].sort(),
  );
  expect(shown).toMatchObject({ group: 'high', isNear: null, request: null });
  expect(shown?.asked).toEqual([
    { skillId: 1, name: 'Kommunikation', weight: 3, group: 'first' },
    { skillId: 2, name: 'Überzeugungskraft', weight: 2, group: 'first' },
    { skillId: 3, name: 'Kundenorientierung', weight: 1, group: 'first' },
  ]);
  const view = await finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
  expect(Object.keys(view).sort()).toEqual(['isNear', 'match', 'personId', 'request', 'requestsLeft', 'view']);
  expect(view).toMatchObject({ personId, requestsLeft: 20, request: null });
  expect(Object.keys(view.match).sort()).toEqual(['basis', 'high', 'jobId', 'low', 'match', 'title']);
  expect(view.view).toMatchObject({ name: shown?.name, scope: 'anonymous', contact: null, profile: null });
  for (const json of [JSON.stringify(people), JSON.stringify(view)])
    for (const secret of [person.userId, person.email, 'Beispiel', finder.crew.orgId])
      expect(json).not.toContain(secret);
  const events = await app().db.prisma.personEvent.findMany({ where: { userId: person.userId, kind: 'viewed' } });
  expect(events).toMatchObject([{ orgId: finder.crew.orgId, actorId: finder.owner.userId, details: { as: 'whole' } }]);
  expect(await app().db.prisma.shownMatch.count({ where: { userId: person.userId } })).toBe(0);
});

test('hidden skills appear nowhere in a company’s view', async () => {
  const finder = await makePoolCrew(app());
  const person = await makeApplicant(app(), { skills: skillsFrom(1) });
  const { revision, profile } = await person.caller.profile.own();
  await person.caller.profile.save({ revision, profile: { ...profile, hiddenSkillIds: [3] } });
  await joinTalentPool(person);
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  const shown = (await listPoolPeople(finder)).find((one) => one.personId === personId);
  expect(shown?.asked?.[2]).toMatchObject({ skillId: 3, group: null });
  const { view } = await finder.owner.caller.foundPeople.person({ jobId: finder.jobId, personId });
  expect(view.skills?.[2]).toMatchObject({ skillId: 3, group: null });
  const row = await app().db.prisma.foundProfile.findUniqueOrThrow({ where: { userId: person.userId } });
  expect(row.skillIds).not.toContain(3);
});

test('two companies know the same person by different ids and names and cannot use each other’s', async () => {
  const [one, other] = [await makePoolCrew(app()), await makePoolCrew(app())];
  const person = await makePoolApplicant(app());
  expect([await isPersonVisible(app(), one, person), await isPersonVisible(app(), other, person)]).toEqual([
    true,
    true,
  ]);
  const [idOfOne, idOfOther] = [await personIdOf(app(), one.crew, person), await personIdOf(app(), other.crew, person)];
  expect(idOfOne).not.toBe(idOfOther);
  const nameIn = async (finder: PoolSearcher, personId: string | null) =>
    (await listPoolPeople(finder)).find((shown) => shown.personId === personId)?.name;
  expect(await nameIn(one, idOfOne)).not.toBe(await nameIn(other, idOfOther));
  const personId = idOfOne ?? '';
  const { caller } = other.owner;
  expect(await outcomeOf(caller.foundPeople.person({ jobId: other.jobId, personId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(caller.foundPeople.person({ jobId: one.jobId, personId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(caller.foundPeople.page({ jobId: one.jobId }))).toBe('NOT_FOUND');
  const { people } = await caller.foundPeople.page({
    jobId: other.jobId,
    cursor: sealCursor(app(), `found by ${other.crew.orgId}`, { personId }),
  });
  expect(people).toEqual([]);
});

test('a place is answered as near or not near, and nothing else is shown', async () => {
  const finder = await makePoolCrew(app());
  const places = [
    { place: { place: 'Göttingen', radius: 10 }, isNear: true },
    { place: { place: 'München', radius: 50 }, isNear: false },
  ];
  for (const { place, isNear } of places) {
    const person = await makePoolApplicant(app(), { place });
    expect(await isPersonVisible(app(), finder, person)).toBe(true);
    const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
    const people = await listPoolPeople(finder);
    expect(people.find((shown) => shown.personId === personId)?.isNear).toBe(isNear);
    expect(JSON.stringify(people)).not.toContain('München');
  }
});

test('shows the first two hundred people once each, newest first or by group', async () => {
  const finder = await makePoolCrew(app());
  const now = app().clock.now();
  await fillTalentPool({ db: app().db, now }, 2_000, 40);
  await app().events.publish(app().db.prisma, poolProfileChanged, null);
  const { people, isCut } = await finder.owner.caller.foundPeople.page({ jobId: finder.jobId });
  expect([people.length, isCut]).toEqual([24, true]);
  for (const order of ['newest', 'group'] as const) {
    const all = await listPoolPeople(finder, order);
    expect([all.length, new Set(all.map(({ personId }) => personId)).size]).toEqual([200, 200]);
    const known = await app().db.prisma.foundPerson.findMany({
      where: { orgId: finder.crew.orgId },
      include: { profile: true },
    });
    const sinceOf = new Map(known.map(({ id, profile }) => [id, Number(monthOf(profile.since).replace('-', ''))]));
    const since = all.map(({ personId }) => sinceOf.get(personId) ?? 0);
    const groups = all.map(({ group }) => fitGroups.indexOf(group));
    const places = all.map((_, index) => index);
    places.sort(
      (a, b) => (order === 'group' ? (groups[a] ?? 0) - (groups[b] ?? 0) : 0) || (since[b] ?? 0) - (since[a] ?? 0),
    );
    expect(places).toEqual(all.map((_, index) => index));
    const moments = all.map(({ personId }) => known.find(({ id }) => id === personId)?.profile.since.getTime() ?? 0);
    expect(moments).not.toEqual(moments.toSorted((a, b) => b - a));
  }
});

test('finds people even if many newer ones have blocked the company', async () => {
  const finder = await makePoolCrew(app(), 'Viel Blockiert');
  const now = app().clock.now();
  await fillTalentPool({ db: app().db, now: new Date(now.getTime() + 1_000_000_000) }, 2_500, 40);
  await app().db.pool.query(
    `insert into found_blocks (user_id, kind, key, label, created_at)
     select user_id, 'name', 'viel blockiert', 'Viel Blockiert', now() from found_profiles where since > $1 on conflict do nothing`,
    [new Date(now.getTime() + 500_000_000)],
  );
  await app().events.publish(app().db.prisma, poolProfileChanged, null);
  const found = await listPoolPeople(finder);
  expect(found.length).toBe(200);
  const blocked = await app().db.pool.query(
    `select 1 from found_people p join found_blocks b on b.user_id = p.user_id and b.key = 'viel blockiert' where p.org_id = $1`,
    [finder.crew.orgId],
  );
  expect(blocked.rows).toEqual([]);
});

test('a person who leaves while a company pages ends the list and is in no further page', async () => {
  const finder = await makePoolCrew(app());
  const { people, nextCursor } = await finder.owner.caller.foundPeople.page({ jobId: finder.jobId });
  const { rows } = await app().db.pool.query<{ userId: string }>(
    'select user_id as "userId" from found_people where org_id = $1 and id = $2',
    [finder.crew.orgId, people.at(-1)?.personId],
  );
  const before = await finder.owner.caller.foundPeople.page({ jobId: finder.jobId, cursor: nextCursor });
  expect(before.people.length).toBeGreaterThan(0);
  await app().db.pool.query('delete from found_profiles where user_id = $1', [rows[0]?.userId]);
  const after = await finder.owner.caller.foundPeople.page({ jobId: finder.jobId, cursor: nextCursor });
  expect(after).toEqual({ people: [], nextCursor: null, isCut: false });
});

test('cuts the list at exactly two hundred people', async () => {
  const finder = await makePoolCrew(app());
  const isCut = async () => (await finder.owner.caller.foundPeople.page({ jobId: finder.jobId })).isCut;
  expect(await listPoolPeople(finder)).toHaveLength(200);
  const unseen = 'delete from found_profiles where user_id not in (select user_id from found_people where org_id = $1)';
  await app().db.pool.query(unseen, [finder.crew.orgId]);
  await app().events.publish(app().db.prisma, poolProfileChanged, null);
  expect(await isCut()).toBe(false);
  await makePoolApplicant(app());
  expect(await isCut()).toBe(true);
});
