import { expect, test } from 'vitest';
import { valueWords } from '#shared/assessments/values/values.ts';
import { type ReleaseScope, releaseScopes } from '#shared/releases/scope.ts';
import { days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makeOrganisation } from '../../testing/people.ts';
import { distinctiveWords, makeDistinctivePerson, makeReleasedPerson, release } from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp({ mail: false });

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return keysOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`));
}

const results = [
  'skills.size',
  ...['skillId', 'name', 'rank', 'isShared', 'low', 'high'].map((key) => `skills.ranked[].${key}`),
  'skills.month',
  ...['value', 'rank', 'isShared'].map((key) => `values.ranked[].${key}`),
  'values.month',
  'isLimited',
];
const groups = [...['skillId', 'name', 'group'].map((key) => `skills[].${key}`), 'values[]'];
const contact = ['contact.email', 'contact.phone'];
const profile = [
  ...['location', 'bio'].map((key) => `profile.${key}`),
  ...['entryId', 'title', 'company', 'from', 'to', 'description'].map((key) => `profile.experience[].${key}`),
  ...['entryId', 'degree', 'field', 'institution', 'year'].map((key) => `profile.education[].${key}`),
];

test.each([
  ['anonymous', ['name', 'scope', 'contact', 'profile', ...groups, 'isLimited']],
  ['named', ['name', 'scope', ...contact, 'profile', ...results]],
  ['profile', ['name', 'scope', ...contact, ...profile, ...results]],
] as const)('a view of the scope %s holds exactly these fields, before and after the release', async (scope, keys) => {
  const { person, releaseId, jobId } = await makeReleasedPerson(app(), scope);
  const { view } = await person.caller.releases.view({ releaseId });
  expect(keysOf(view).sort()).toEqual([...keys].sort());
  const preview = await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope });
  expect(preview.view).toEqual(view);
});

test('an anonymous view and its row hold no name, address, number, place, text or exact date', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'anonymous');
  const { view } = await person.caller.releases.view({ releaseId });
  const row = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const { snapshot, shownName, pseudonym } = row;
  const visibleText = JSON.stringify({ view, snapshot, shownName, pseudonym }).toLowerCase();
  const words = [...distinctiveWords, person.email, '@', '2019', '2013', person.userId];
  expect(words.filter((word) => visibleText.includes(word.toLowerCase()))).toEqual([]);
  expect(visibleText).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(view.name).toBe(pseudonym);
  expect(visibleText).not.toMatch(/rank|low|high|month|wins/);
});

test('a view with the profile holds the searched words, so that the search is meaningful', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const visibleText = JSON.stringify((await person.caller.releases.view({ releaseId })).view);
  expect(distinctiveWords.filter((word) => !visibleText.includes(word))).toEqual([]);
  expect(visibleText).toContain(person.email);
});

test('a release stays unchanged after new results and profile changes, and is marked outdated', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const { owner } = await makeCrew(app());
  const anonymousId = await release(person, (await makePublishedJob(owner)).jobId, 'anonymous');
  const { releases } = person.caller;
  const before = [await releases.view({ releaseId }), await releases.view({ releaseId: anonymousId })];
  const outdated = async () => {
    const page = await releases.page({});
    return [releaseId, anonymousId].map((id) => page.releases.find((own) => own.releaseId === id)?.isOutdated);
  };
  const changeProfile = async (change: { bio?: string; hiddenSkillIds?: number[] }) => {
    const { revision, profile: own } = await person.caller.profile.own();
    await person.caller.profile.save({ revision, profile: { ...own, ...change } });
  };
  const older = async () => {
    const page = await releases.page({});
    const states = [releaseId, anonymousId].map((id) => page.releases.find((own) => own.releaseId === id)?.older);
    return states.map((state) => state && [state.softskills, state.values, state.profile]);
  };
  expect(await outdated()).toEqual([false, false]);
  await changeProfile({ bio: 'Ganz anders' });
  expect(await outdated()).toEqual([true, false]);
  expect(await older()).toEqual([[null, null, true], null]);
  await changeProfile({ hiddenSkillIds: [3] });
  expect(await outdated()).toEqual([true, true]);
  expect(await older()).toEqual([
    [null, null, true],
    [null, null, true],
  ]);
  app().clock.advance(days(1));
  await insertResults(app(), person.userId, { skills: skillsFrom(12), values: { Familie: 9 } });
  expect((await older()).map((state) => state?.[0])).toEqual(['older', 'older']);
  expect([await releases.view({ releaseId }), await releases.view({ releaseId: anonymousId })]).toEqual(before);
});

test('every scope counts as outdated after the values test, and is renewed through its job in the same extent', async () => {
  const { owner, orgId } = await makeCrew(app());
  await app().db.prisma.organisation.update({
    where: { id: orgId },
    data: { values: valueWords.slice(0, 5) },
  });
  const { jobId } = await makePublishedJob(owner);
  const wins = Object.fromEntries(valueWords.slice(0, 10).map((word, index) => [word, 9 - index]));
  for (const scope of releaseScopes) {
    const person = await makeApplicant(app(), { skills: skillsFrom(1) });
    const releaseId = await release(person, jobId, scope);
    const shown = async () => (await person.caller.releases.page({})).releases[0];
    const shownMatch = async () => (await person.caller.releases.view({ releaseId })).jobs[0]?.match?.match;
    const before = await shownMatch();
    expect(await shown()).toMatchObject({ isOutdated: false, renewal: null, older: null });
    app().clock.advance(1_000);
    await insertResults(app(), person.userId, { values: wins });
    const outdated = await shown();
    const isRequired = scope === 'required' || scope === 'requiredProfile';
    expect([scope, outdated]).toMatchObject([
      scope,
      { isOutdated: true, renewal: { kind: 'job', jobId }, unshown: { softskills: false, values: !isRequired } },
    ]);
    expect(outdated?.older).toMatchObject({ softskills: null, values: 'missing', profile: false });
    expect(await release(person, jobId, scope)).toBe(releaseId);
    const match = { jobTitle: 'Pflegefachkraft (m/w/d)', shown: before, now: await shownMatch(), range: null };
    expect([scope, outdated?.older?.match]).toEqual([scope, match]);
    expect([scope, await shown()]).toMatchObject([
      scope,
      { isOutdated: false, renewal: null, unshown: { values: false } },
    ]);
  }
});

test('without an online job, the company page renews what needs no job, unless the company is locked', async () => {
  const { crew, person, jobId } = await makeReleasedPerson(app());
  const changeCompany = (data: { isPublic?: boolean; lockedAt?: Date }) =>
    app().db.prisma.organisation.update({ where: { id: crew.orgId }, data });
  const { slug } = await changeCompany({ isPublic: true });
  await crew.owner.caller.jobs.close({ jobId });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(12) });
  const renewal = async () => (await person.caller.releases.page({})).releases[0]?.renewal;
  expect(await renewal()).toEqual({ kind: 'company', slug });
  await changeCompany({ isPublic: false });
  expect(await renewal()).toBeNull();
  await changeCompany({ isPublic: true, lockedAt: app().clock.now() });
  expect(await renewal()).toBeNull();
});

test('a release of the required skills is never renewed through the company page', async () => {
  const { crew, person, jobId } = await makeReleasedPerson(app(), 'required');
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { isPublic: true } });
  await crew.owner.caller.jobs.close({ jobId });
  app().clock.advance(1_000);
  await insertResults(app(), person.userId, { skills: skillsFrom(12) });
  expect((await person.caller.releases.page({})).releases[0]).toMatchObject({ isOutdated: true, renewal: null });
});

test.each<ReleaseScope>(['anonymous', 'required', 'named'])(
  'the person sees the match and the answers of an application in scope %s as the company does',
  async (scope) => {
    const { owner } = await makeCrew(app());
    const { jobId } = await makePublishedJob(owner, { questions: ['Welche Schicht?'] });
    const person = await makeDistinctivePerson(app());
    const { releaseId } = await applyAs(person, { jobId, scope, answers: ['Früh'] });
    const { jobs } = await person.caller.releases.view({ releaseId });
    const { match, applications } = await owner.caller.candidates.candidate({ releaseId });
    const { match: number, low, high, basis } = match ?? {};
    expect(jobs).toEqual([
      {
        title: applications[0]?.jobTitle,
        match: { match: number, low, high, basis },
        answers: applications[0]?.answers,
      },
    ]);
  },
);

test('a hidden skill is in no release, and the others keep their ranks', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const person = await makeDistinctivePerson(app());
  const { revision, profile: own } = await person.caller.profile.own();
  await person.caller.profile.save({ revision, profile: { ...own, hiddenSkillIds: [1] } });
  const releaseId = await release(person, jobId);
  const { view } = await person.caller.releases.view({ releaseId });
  expect(view.skills).toMatchObject([
    { skillId: 1, group: null },
    { skillId: 2, group: 'first' },
    { skillId: 3, group: 'first' },
  ]);
  const row = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  expect(row.skillIds).not.toContain(1);
});

test('own releases are paged by company, with job and expiry', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'named');
  for (let more = 1; more <= 24; more++) {
    app().clock.advance(1_000);
    const orgId = await makeOrganisation(app(), `Haus ${10 + more}`);
    await app().db.prisma.release.create({
      data: {
        ...{
          orgId,
          userId: person.userId,
          scope: 'anonymous',
          pseudonym: `Helle Linde ${more}`,
          shownName: `Helle Linde ${more}`,
          snapshot: {},
        },
        ...{ skillIds: [], leads: [], rankedSkills: 0, valueWeights: [], isLimited: false },
        ...{ releasedAt: app().clock.now(), expiresAt: new Date(app().clock.now().getTime() + days(1)) },
      },
    });
  }
  const first = await person.caller.releases.page({});
  expect([first.releases.length, first.total]).toEqual([24, 25]);
  expect(first.releases[0]).toMatchObject({ shownName: 'Helle Linde 1', isOutdated: true });
  const second = await person.caller.releases.page({ cursor: first.nextCursor });
  expect(second).toMatchObject({ total: 25, nextCursor: null });
  const row = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  expect(second.releases).toEqual([
    {
      releaseId,
      company: { name: 'Musterhaus', slug: null, logoUrl: null },
      isLocked: false,
      parts: {
        isAnonymous: false,
        hasContact: true,
        hasPhone: true,
        hasMatch: true,
        skills: { shown: 30, of: 30, hidden: 0 },
        hasValues: true,
        hasProfile: false,
      },
      views: { count: 0, lastAt: null, lastJob: null },
      applications: { count: 0, titles: [], areRefused: false },
      scope: 'named',
      shownName: 'Quendolin Zwetschgenreuth',
      jobTitle: 'Pflegefachkraft (m/w/d)',
      releasedAt: row.releasedAt,
      expiresAt: row.expiresAt,
      isOutdated: false,
      renewal: null,
      older: null,
      unshown: { softskills: false, values: false },
      unread: 0,
      hasOpenQuestion: false,
      hasMessages: false,
    },
  ]);
});
