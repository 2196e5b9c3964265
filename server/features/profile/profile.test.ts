import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { testApp } from '../../testing/app.ts';
import { callerFor, makePerson, personAs } from '../../testing/people.ts';
import { takeSoftskillTest } from '../../testing/test-runs.ts';

const app = testApp();

const station = {
  entryId: randomUUID(),
  title: 'Pflegefachkraft',
  company: 'Lindenhof',
  from: '2019-04',
  to: '',
  description: 'Zeile eins\nZeile zwei',
};
const degree = {
  entryId: randomUUID(),
  degree: 'Ausbildung',
  field: 'Altenpflege',
  institution: 'Berufsschule',
  year: '2014',
};
const empty: ProfileContent = { phone: '', location: '', bio: '', experience: [], education: [], hiddenSkillIds: [] };
const filled: ProfileContent = {
  ...empty,
  phone: '0551 123',
  location: '37073 Göttingen',
  bio: 'Guten Tag',
  experience: [station],
  education: [degree],
};

async function withPerson() {
  const person = await makePerson(app());
  /** As the person's next request sees it. */
  const own = async () => (await callerFor(app(), person)).profile.own();
  return { person, own, caller: await callerFor(app(), person) };
}
const rowOf = (userId: string) => app().db.prisma.applicantProfile.findUnique({ where: { userId } });
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );

test('a person sees of their own profile exactly this, before anything was saved', async () => {
  const { person, caller } = await withPerson();
  expect(await caller.profile.own()).toEqual({
    revision: null,
    firstName: 'Anna',
    lastName: 'Beispiel',
    email: person.email,
    profile: empty,
    skills: null,
  });
});

test('what was saved is read again, and somebody else’s profile stays theirs', async () => {
  const [{ caller }, stranger] = [await withPerson(), await withPerson()];
  const { revision } = await caller.profile.save({ revision: null, profile: filled });
  expect(await caller.profile.own()).toMatchObject({ revision, profile: filled });
  expect(await stranger.caller.profile.own()).toMatchObject({ revision: null, profile: empty });
  await stranger.caller.profile.save({ revision: null, profile: { ...empty, bio: 'anders' } });
  expect((await caller.profile.own()).profile).toEqual(filled);
});

test('a change that builds on another revision is refused and changes nothing, the name neither', async () => {
  const { person, own, caller } = await withPerson();
  const first = await caller.profile.save({ revision: null, profile: filled });
  const second = await caller.profile.save({ revision: first.revision, profile: { ...filled, bio: 'neuer' } });
  const stale = { ...filled, bio: 'aus dem alten Fenster' };
  const name = { firstName: 'Falsch', lastName: 'Falsch' };
  for (const revision of [first.revision, null, randomUUID()])
    expect(await outcome(caller.profile.save({ revision, name, profile: stale }))).toBe('PROFILE_CHANGED');
  expect(await own()).toMatchObject({ firstName: 'Anna', profile: { bio: 'neuer' } });
  expect((await rowOf(person.userId))?.revision).toBe(second.revision);
});

test('the same change sent twice counts once', async () => {
  const { caller } = await withPerson();
  const first = await caller.profile.save({ revision: null, profile: filled });
  expect(await caller.profile.save({ revision: null, profile: filled })).toEqual(first);
});

test('of two windows that save at the same moment one is told', async () => {
  const { caller } = await withPerson();
  const save = (revision: string | null, bio: string) =>
    outcome(caller.profile.save({ revision, profile: { ...filled, bio } }));
  expect((await Promise.all([save(null, 'eins'), save(null, 'zwei')])).sort()).toEqual(['PROFILE_CHANGED', 'accepted']);
  const { revision } = await caller.profile.own();
  expect((await Promise.all([save(revision, 'drei'), save(revision, 'vier')])).sort()).toEqual([
    'PROFILE_CHANGED',
    'accepted',
  ]);
});

test('a name that was changed here is the account’s', async () => {
  const { caller, own } = await withPerson();
  const name = { firstName: 'Annika', lastName: 'Muster' };
  const first = await caller.profile.save({ revision: null, name, profile: empty });
  expect(await own()).toMatchObject(name);
  const { revision } = await caller.profile.save({ revision: first.revision, profile: filled });
  const bad = caller.profile.save({ revision, name: { firstName: ' ', lastName: 'M' }, profile: empty });
  expect(await outcome(bad)).toBe('BAD_REQUEST');
  expect(await own()).toMatchObject({ ...name, profile: filled });
});

test('only skills of one’s own result can be hidden; what is hidden stays so without the result', async () => {
  const { person, caller } = await withPerson();
  const hide = (hiddenSkillIds: number[], revision: string | null = null) =>
    caller.profile.save({ revision, profile: { ...empty, hiddenSkillIds } });
  expect(await outcome(hide([1]))).toBe('SKILL_UNKNOWN');
  expect(await rowOf(person.userId)).toBe(null);
  const { resultId } = await takeSoftskillTest(caller);
  expect(await outcome(hide([1, 999]))).toBe('SKILL_UNKNOWN');
  const { revision } = await hide([7, 1, 7]);
  expect((await caller.profile.own()).profile.hiddenSkillIds).toEqual([1, 7]);
  await caller.results.delete({ kind: 'softskill', resultId });
  const after = await caller.profile.save({ revision, profile: { ...filled, hiddenSkillIds: [1, 7] } });
  expect(await outcome(hide([1, 7, 8], after.revision))).toBe('SKILL_UNKNOWN');
});

test('all skills of the newest result stand in the profile, strongest first', async () => {
  const { caller } = await withPerson();
  const { resultId } = await takeSoftskillTest(caller);
  const { skills } = await caller.results.softskill({ resultId });
  expect((await caller.profile.own()).skills).toEqual(skills);
  expect(Object.keys(skills[0] ?? {}).sort()).toEqual(
    ['skillId', 'name', 'description', 'points', 'rank', 'isShared', 'low', 'high'].sort(),
  );
});

test.each([
  ['a number in place of a text', { bio: 12 }],
  ['an entry too many', { experience: Array.from({ length: 31 }, () => ({ ...station, entryId: randomUUID() })) }],
  ['a period that ends before it begins', { experience: [{ ...station, to: '2018' }] }],
  ['a month that is none', { experience: [{ ...station, from: '2019-13' }] }],
  ['a megabyte', { bio: 'x'.repeat(1_000_000) }],
  ['NUL', { bio: 'a\u0000b' }],
  ['a field that nobody knows', { rating: 5 }],
])('%s is refused, and nothing is written', async (_, fields) => {
  const { person, caller } = await withPerson();
  const profile = { ...filled, ...fields } as ProfileContent;
  expect(await outcome(caller.profile.save({ revision: null, profile }))).toBe('BAD_REQUEST');
  expect(await rowOf(person.userId)).toBe(null);
});

test('visitors and companies have none', async () => {
  for (const role of ['visitor', 'unattached', 'editor', 'owner'] as const) {
    const caller = await callerFor(app(), await personAs(app(), role));
    const expected = role === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
    expect(await outcome(caller.profile.own())).toBe(expected);
    expect(await outcome(caller.profile.save({ revision: null, profile: filled }))).toBe(expected);
  }
  expect(
    await app().db.prisma.applicantProfile.count({
      where: { bio: filled.bio, user: { profile: { userType: 'company' } } },
    }),
  ).toBe(0);
});
