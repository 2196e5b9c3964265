import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
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
const empty: ProfileContent = {
  firstName: 'Anna',
  lastName: 'Beispiel',
  phone: '',
  location: '',
  bio: '',
  experience: [],
  education: [],
  hiddenSkillIds: [],
};
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
  const readProfile = async () => (await callerFor(app(), person)).profile.own();
  const caller = await callerFor(app(), person);
  return { person, own: readProfile, caller, revision: (await readProfile()).revision };
}
const rowOf = (userId: string) => app().db.prisma.applicantProfile.findUnique({ where: { userId } });

test('a person sees exactly these fields of their profile before the first save', async () => {
  const { person, caller } = await withPerson();
  expect(await caller.profile.own()).toEqual({
    revision: expect.stringMatching(/^[0-9a-f]{64}$/),
    email: person.email,
    profile: empty,
    skills: null,
  });
});

test("a saved profile is read again, and another person's profile stays private", async () => {
  const [{ caller, ...mine }, stranger] = [await withPerson(), await withPerson()];
  const { revision } = await caller.profile.save({ revision: mine.revision, profile: filled });
  expect(await caller.profile.own()).toMatchObject({ revision, profile: filled });
  expect((await stranger.caller.profile.own()).profile).toEqual(empty);
  await stranger.caller.profile.save({ revision: stranger.revision, profile: { ...empty, bio: 'anders' } });
  expect((await caller.profile.own()).profile).toEqual(filled);
});

test('a change based on another revision is refused and changes nothing, not even the name', async () => {
  const { caller, own, revision } = await withPerson();
  const first = await caller.profile.save({ revision, profile: filled });
  const second = await caller.profile.save({ revision: first.revision, profile: { ...filled, bio: 'neuer' } });
  const stale = { ...filled, firstName: 'Falsch', bio: 'aus dem alten Fenster' };
  for (const base of [revision, first.revision, '0'.repeat(64)])
    expect(await outcomeOf(caller.profile.save({ revision: base, profile: stale }))).toBe('PROFILE_CHANGED');
  expect(await own()).toMatchObject({ revision: second.revision, profile: { ...filled, bio: 'neuer' } });
});

test('the same change sent twice counts once', async () => {
  const { caller, revision } = await withPerson();
  const first = await caller.profile.save({ revision, profile: filled });
  expect(await caller.profile.save({ revision, profile: filled })).toEqual(first);
});

test('when two windows save concurrently, one is refused', async () => {
  const { caller, ...mine } = await withPerson();
  const save = (revision: string, bio: string) =>
    outcomeOf(caller.profile.save({ revision, profile: { ...filled, bio } }));
  const outcomes = ['PROFILE_CHANGED', 'accepted'];
  expect((await Promise.all([save(mine.revision, 'eins'), save(mine.revision, 'zwei')])).sort()).toEqual(outcomes);
  const { revision } = await caller.profile.own();
  expect((await Promise.all([save(revision, 'drei'), save(revision, 'vier')])).sort()).toEqual(outcomes);
});

test("a name changed here changes the account, and one changed there changes the profile's revision", async () => {
  const { person, caller, own, revision } = await withPerson();
  const name = { firstName: 'Annika', lastName: 'Muster' };
  const renamed = await caller.profile.save({ revision, profile: { ...empty, ...name } });
  expect((await own()).profile).toMatchObject(name);
  const nameless = caller.profile.save({ revision: renamed.revision, profile: { ...empty, firstName: ' ' } });
  expect(await outcomeOf(nameless)).toBe('BAD_REQUEST');
  await (await callerFor(app(), person)).account.changeName({ firstName: 'Anne', lastName: 'Muster' });
  const stale = caller.profile.save({ revision: renamed.revision, profile: { ...filled, ...name } });
  expect(await outcomeOf(stale)).toBe('PROFILE_CHANGED');
  expect((await own()).profile).toEqual({ ...empty, firstName: 'Anne', lastName: 'Muster' });
});

test("only skills of one's own result can be hidden; they stay hidden without the result", async () => {
  const { person, caller, ...mine } = await withPerson();
  const hide = (hiddenSkillIds: number[], revision = mine.revision) =>
    caller.profile.save({ revision, profile: { ...empty, hiddenSkillIds } });
  expect(await outcomeOf(hide([1]))).toBe('SKILL_UNKNOWN');
  expect(await rowOf(person.userId)).toBe(null);
  const { resultId } = await takeSoftskillTest(caller);
  expect(await outcomeOf(hide([1, 999]))).toBe('SKILL_UNKNOWN');
  const { revision } = await hide([7, 1, 7]);
  expect((await caller.profile.own()).profile.hiddenSkillIds).toEqual([1, 7]);
  await caller.results.delete({ kind: 'softskill', resultId });
  const after = await caller.profile.save({ revision, profile: { ...filled, hiddenSkillIds: [1, 7] } });
  expect(await outcomeOf(hide([1, 7, 8], after.revision))).toBe('SKILL_UNKNOWN');
});

test('the profile contains all skills of the newest result, strongest first', async () => {
  const { caller } = await withPerson();
  const { resultId } = await takeSoftskillTest(caller);
  const { skills } = await caller.results.softskill({ resultId });
  expect((await caller.profile.own()).skills).toEqual(skills);
  expect(Object.keys(skills[0] ?? {}).sort()).toEqual(
    ['skillId', 'name', 'description', 'points', 'rank', 'isShared', 'low', 'high'].sort(),
  );
});

test.each([
  ['a number instead of a text', { bio: 12 }],
  ['one entry too many', { experience: Array.from({ length: 31 }, () => ({ ...station, entryId: randomUUID() })) }],
  ['a reversed period', { experience: [{ ...station, to: '2018' }] }],
  ['an invalid month', { experience: [{ ...station, from: '2019-13' }] }],
  ['a megabyte', { bio: 'x'.repeat(1_000_000) }],
  ['NUL', { bio: 'a\u0000b' }],
  ['an unknown field', { rating: 5 }],
])('%s is refused, and nothing is written', async (_, fields) => {
  const { person, caller, revision } = await withPerson();
  const profile = { ...filled, ...fields } as ProfileContent;
  expect(await outcomeOf(caller.profile.save({ revision, profile }))).toBe('BAD_REQUEST');
  expect(await rowOf(person.userId)).toBe(null);
});

test('visitors and companies have no profile', async () => {
  for (const role of ['visitor', 'unattached', 'editor', 'owner'] as const) {
    const person = await makePersonAs(app(), role);
    const caller = await callerFor(app(), person);
    const expected = role === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
    expect(await outcomeOf(caller.profile.own())).toBe(expected);
    expect(await outcomeOf(caller.profile.save({ revision: '0'.repeat(64), profile: filled }))).toBe(expected);
    expect(person && (await rowOf(person.userId))).toBe(null);
  }
});
