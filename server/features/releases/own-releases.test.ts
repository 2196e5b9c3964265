import { beforeEach, expect, test } from 'vitest';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { minutes, monthsAfter } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeOrganisation } from '../../testing/people.ts';
import {
  expireRelease,
  listPersonEvents,
  makeDistinctivePerson,
  makeReleasedPerson,
  release,
} from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date()));

const rowOf = (id: string) => app().db.prisma.release.findFirst({ where: { id } });
const kindsOf = async (userId: string) => (await listPersonEvents(app(), userId)).map(({ kind }) => kind);

test('two simultaneous releases to one company create one, under one pseudonym', async () => {
  const { owner, orgId } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const person = await makeDistinctivePerson(app());
  const given = await Promise.all([release(person, jobId), release(person, jobId), release(person, jobId)]);
  expect(new Set(given).size).toBe(1);
  expect(await app().db.prisma.release.count({ where: { orgId } })).toBe(1);
  const before = await rowOf(given[0] ?? '');
  await release(person, jobId, 'profile');
  const after = await rowOf(given[0] ?? '');
  expect(after).toMatchObject({ pseudonym: before?.pseudonym, scope: 'profile' });
  expect(after?.revision).not.toBe(before?.revision);
});

test('two companies know a person by different pseudonyms, and a new one after a withdrawal', async () => {
  const { person, releaseId, jobId } = await makeReleasedPerson(app());
  const { owner } = await makeCrew(app());
  const other = await release(person, (await makePublishedJob(owner)).jobId);
  const [here, there] = await Promise.all([rowOf(releaseId), rowOf(other)]);
  expect(here?.pseudonym).not.toBe(there?.pseudonym);
  await person.caller.releases.withdraw({ releaseId });
  const again = await release(person, jobId);
  expect(again).not.toBe(releaseId);
  expect((await rowOf(again))?.pseudonym).not.toBe(here?.pseudonym);
});

test('rejects releases without a result, to a locked company or to one without a public page', async () => {
  const { owner, orgId } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const personWithoutResult = await makeApplicant(app());
  expect(await outcomeOf(release(personWithoutResult, jobId))).toBe('RELEASE_EMPTY');
  const person = await makeDistinctivePerson(app());
  const target = { kind: 'job' as const, jobId };
  const { digest } = await person.caller.releases.preview({ target, scope: 'named' });
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: app().clock.now() } });
  const give = person.caller.releases.give({ target, scope: 'named', digest });
  expect(await outcomeOf(give)).toBe('COMPANY_NOT_OPEN');
  const hidden = await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: await makeOrganisation(app()) } });
  const company = { kind: 'company' as const, slug: hidden.slug };
  expect(await outcomeOf(person.caller.releases.give({ target: company, scope: 'named', digest }))).toBe('NOT_FOUND');
  expect(
    await app().db.prisma.release.count({ where: { userId: { in: [person.userId, personWithoutResult.userId] } } }),
  ).toBe(0);
  expect(await kindsOf(person.userId)).toEqual([]);
});

test('narrowing reduces the released data at once and adds nothing newer', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const before = await rowOf(releaseId);
  await insertResults(app(), person.userId, { skills: skillsFrom(9), values: { Familie: 9 } });
  const { revision, profile } = await person.caller.profile.own();
  await person.caller.profile.save({ revision, profile: { ...profile, firstName: 'Neuer', phone: '040 999' } });
  await person.caller.releases.narrow({ releaseId, scope: 'named' });
  const stored = before?.snapshot as Record<string, unknown>;
  const named = await rowOf(releaseId);
  expect(named).toMatchObject({ scope: 'named', shownName: 'Quendolin Zwetschgenreuth' });
  expect(named?.snapshot).toEqual({ ...stored, profile: null });
  expect(named?.revision).not.toBe(before?.revision);
  app().clock.advance(minutes(1));
  await person.caller.releases.narrow({ releaseId, scope: 'anonymous' });
  const anonymous = await rowOf(releaseId);
  expect(anonymous).toMatchObject({ scope: 'anonymous', shownName: before?.pseudonym, expiresAt: before?.expiresAt });
  expect(anonymous?.snapshot).toMatchObject({
    version: 2,
    skills: { groups: [1, 2, 3].map((skillId) => ({ skillId, group: 'first' })) },
  });
  expect(anonymous?.draws).toBeNull();
  expect([...new Set(anonymous?.leads)].sort()).toEqual([29, 49, 9].sort());
  const events = await listPersonEvents(app(), person.userId);
  const narrowed = events.filter(({ kind }) => kind === 'narrowed').map(({ details }) => details);
  expect(narrowed).toEqual([{ scope: 'named' }, { scope: 'anonymous' }]);
});

test('narrowing never shows more, and narrowing to the same scope changes nothing', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'named');
  const before = await rowOf(releaseId);
  const narrow = (scope: 'profile' | 'named') => outcomeOf(person.caller.releases.narrow({ releaseId, scope }));
  expect([await narrow('profile'), await narrow('named')]).toEqual(['RELEASE_CHANGED', 'accepted']);
  expect(await rowOf(releaseId)).toEqual(before);
  expect(await kindsOf(person.userId)).toEqual(['released']);
});

test('renewing extends the same snapshot for six months, with a new reminder', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const before = await rowOf(releaseId);
  await app().db.prisma.release.updateMany({
    where: { id: releaseId },
    data: { remindedOfEnd: before?.expiresAt ?? null },
  });
  app().clock.advance(minutes(60 * 24 * 100));
  const { expiresAt } = await person.caller.releases.renew({ releaseId });
  expect(expiresAt).toEqual(monthsAfter(app().clock.now(), releaseLimits.months));
  expect(await rowOf(releaseId)).toEqual({ ...before, expiresAt, remindedOfEnd: null });
  expect(await kindsOf(person.userId)).toEqual(['released', 'renewed']);
  const where = { userId: person.userId, kind: 'release' };
  expect(await app().db.prisma.consent.count({ where })).toBe(2);
});

test('releases keep their order when one is renewed with the newer state', async () => {
  const { person, jobId } = await makeReleasedPerson(app());
  const { owner } = await makeCrew(app());
  const { jobId: otherJobId } = await makePublishedJob(owner);
  await release(person, otherJobId);
  const order = async () => (await person.caller.releases.page({})).releases.map(({ releaseId }) => releaseId);
  const before = await order();
  for (const renewedJobId of [jobId, otherJobId]) {
    app().clock.advance(minutes(1));
    await release(person, renewedJobId);
    expect(await order()).toEqual(before);
  }
});

test('each release has its own consent, which ends with it', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const { owner } = await makeCrew(app());
  const other = await release(person, (await makePublishedJob(owner)).jobId);
  const open = () => app().db.prisma.consent.count({ where: { userId: person.userId, withdrawnAt: null } });
  await person.caller.releases.withdraw({ releaseId });
  expect(await open()).toBe(1);
  await person.caller.releases.withdraw({ releaseId: other });
  expect(await open()).toBe(0);
});

test('other people cannot see or change a release, and an expired one is gone for its owner too', async () => {
  const { person, releaseId } = await makeReleasedPerson(app(), 'profile');
  const before = await rowOf(releaseId);
  const attempts = (caller: typeof person.caller) =>
    Promise.all([
      outcomeOf(caller.releases.view({ releaseId })),
      outcomeOf(caller.releases.narrow({ releaseId, scope: 'anonymous' })),
      outcomeOf(caller.releases.renew({ releaseId })),
    ]);
  const stranger = await makeApplicant(app(), { skills: skillsFrom(1) });
  const refused = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];
  expect(await attempts(stranger.caller)).toEqual(refused);
  expect(await outcomeOf(stranger.caller.releases.withdraw({ releaseId }))).toBe('NOT_FOUND');
  expect((await stranger.caller.releases.page({})).releases).toEqual([]);
  expect(await rowOf(releaseId)).toEqual(before);
  await expireRelease(app(), releaseId);
  expect(await attempts(person.caller)).toEqual(refused);
  expect(await person.caller.releases.page({})).toMatchObject({ releases: [], total: 0 });
  expect(await rowOf(releaseId)).toEqual({ ...before, expiresAt: app().clock.now() });
  expect(await kindsOf(person.userId)).toEqual(['released']);
});

test('a release after the expiry starts without the company’s earlier data', async () => {
  const { person, releaseId, jobId, crew } = await makeReleasedPerson(app());
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  const before = await rowOf(releaseId);
  await expireRelease(app(), releaseId);
  const again = await release(person, jobId);
  expect(again).not.toBe(releaseId);
  expect((await rowOf(again))?.pseudonym).not.toBe(before?.pseudonym);
  expect(await app().db.prisma.message.count({ where: { orgId: crew.orgId } })).toBe(0);
  expect((await kindsOf(person.userId)).sort()).toEqual(['expired', 'released', 'released']);
});

test('withdrawing deletes messages, notes, shown matches and talent pool data of the company', async () => {
  const { person, releaseId, jobId, crew } = await makeReleasedPerson(app());
  const { orgId, owner } = crew;
  const { userId } = person;
  const { prisma } = app().db;
  const now = app().clock.now();
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  const entry = { orgId, releaseId, kind: 'note', text: 'Ruft an', authorId: owner.userId, createdAt: now };
  await prisma.candidateEntry.create({ data: entry });
  const shown = { orgId, jobId, userId, inputs: {}, fingerprint: 'a', match: 50, low: 40, high: 60 };
  await prisma.shownMatch.create({ data: { ...shown, scoringVersion: 1, firstShownAt: now, lastShownAt: now } });
  const packed = { skillIds: [], leads: [], rankedSkills: 0, valueWeights: [], isLimited: false };
  const found = { userId, threshold: 70, snapshot: {}, ...packed, since: now, expiresAt: now };
  await prisma.foundProfile.create({ data: found });
  const { id: personId } = await prisma.foundPerson.create({
    data: { orgId, userId, pseudonym: 'Helle Linde 1', createdAt: now },
  });
  await prisma.contactRequest.create({ data: { orgId, personId, userId, jobId, text: 'Hallo', createdAt: now } });
  await person.caller.releases.withdraw({ releaseId });
  const where = { orgId };
  expect(
    await Promise.all([
      prisma.release.count({ where }),
      prisma.message.count({ where }),
      prisma.candidateEntry.count({ where }),
      prisma.shownMatch.count({ where }),
      prisma.foundPerson.count({ where }),
      prisma.contactRequest.count({ where }),
    ]),
  ).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await prisma.foundProfile.count({ where: { userId } })).toBe(1);
});

test('limits giving, narrowing and renewing per day, but not withdrawing', async () => {
  const { person, releaseId, jobId } = await makeReleasedPerson(app(), 'named');
  for (let change = 1; change < releaseLimits.changesPerDay; change++)
    await person.caller.releases.renew({ releaseId });
  const refused = [
    outcomeOf(person.caller.releases.renew({ releaseId })),
    outcomeOf(person.caller.releases.narrow({ releaseId, scope: 'anonymous' })),
    outcomeOf(release(person, jobId)),
  ];
  expect(await Promise.all(refused)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect(await rowOf(releaseId)).toMatchObject({ scope: 'named' });
  await person.caller.releases.withdraw({ releaseId });
  expect(await rowOf(releaseId)).toBeNull();
});

test('rejects a release beyond the limit of companies', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  await app().db.pool.query(
    `with company as (insert into orgs (name, slug) select 'Haus', 'haus-' || gen_random_uuid() from generate_series(1, $2) returning id)
     insert into releases (org_id, user_id, scope, pseudonym, shown_name, snapshot, skill_ids, leads, ranked_skills, value_weights, is_limited, released_at, expires_at)
     select company.id, user_id, scope, pseudonym, shown_name, snapshot, skill_ids, leads, ranked_skills, value_weights, is_limited, released_at, expires_at
       from releases, company where releases.org_id = $1`,
    [crew.orgId, releaseLimits.releases - 1],
  );
  const { owner } = await makeCrew(app());
  const { jobId: otherJobId } = await makePublishedJob(owner);
  expect(await outcomeOf(release(person, otherJobId))).toBe('TOO_MANY_RELEASES');
  expect(await release(person, jobId)).toBe(releaseId);
  expect((await person.caller.releases.page({})).total).toBe(releaseLimits.releases);
});

test('links the page of a company only while it is public and not locked', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const change = (data: { isPublic?: boolean; lockedAt?: Date | null }) =>
    app().db.prisma.organisation.update({ where: { id: crew.orgId }, data });
  const linked = async () => {
    const { releases } = await person.caller.releases.page({});
    const { company } = await person.caller.releases.view({ releaseId });
    return [...releases.map((own) => own.company.slug), company.slug];
  };
  const { slug } = await change({ isPublic: true });
  expect(await linked()).toEqual([slug, slug]);
  await change({ lockedAt: app().clock.now() });
  expect(await linked()).toEqual([null, null]);
  await change({ lockedAt: null, isPublic: false });
  expect(await linked()).toEqual([null, null]);
});

test('an expired release passes nothing on to the next one', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await expireRelease(app(), releaseId);
  const skills = [4, 5, 6].map((skillId) => ({ skillId, weight: 2 as const }));
  const { jobId } = await makePublishedJob(crew.owner, { skills });
  const next = await rowOf(await release(person, jobId));
  const groups = [4, 5, 6].map((skillId) => expect.objectContaining({ skillId }));
  expect(next?.snapshot).toMatchObject({ skills: { groups } });
});

test('without a result, a company that loses the name sees no match', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const person = await makeApplicant(app(), { values: { Natur: 9 } });
  const releaseId = await release(person, jobId, 'named');
  const hasMatch = async (scope: ReleaseScope) => {
    await person.caller.releases.narrow({ releaseId, scope });
    return (await person.caller.releases.page({})).releases.map(({ parts }) => parts.hasMatch);
  };
  expect(await hasMatch('required')).toEqual([true]);
  expect(await hasMatch('anonymous')).toEqual([false]);
});
