import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { makeCandidate } from '../../testing/releases.ts';
import { skillsFrom } from '../../testing/results.ts';

const app = testApp();

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId, draft } = await makePublishedJob(crew.owner);
  return { ...crew, jobId, title: draft.title, candidates: crew.owner.caller.candidates };
}

const viewsOf = async (userId: string) =>
  app().db.prisma.personEvent.findMany({
    where: { userId, kind: 'viewed' },
    orderBy: { createdAt: 'asc' },
    select: { details: true, actorId: true },
  });

test('a list row has exactly these fields, and no day for an anonymous person', async () => {
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  const { candidates, jobId, title } = await makeCompany();
  const named = await makeCandidate(app(), { jobId });
  app().clock.advance(1_000);
  const hidden = await makeCandidate(app(), { jobId, scope: 'anonymous', skills: skillsFrom(4) });
  const page = await candidates.page({});
  expect(Object.keys(page).sort()).toEqual(['candidates', 'nextCursor']);
  expect(page.candidates.map(({ releaseId }) => releaseId)).toEqual([hidden.releaseId, named.releaseId]);
  const [anonymous, open] = page.candidates;
  for (const one of page.candidates)
    expect(Object.keys(one).sort()).toEqual(
      [
        ...['applications', 'isAnonymous', 'isLimited', 'job', 'match', 'name', 'releaseId', 'releasedOn', 'size'],
        ...['skills', 'unread'],
      ].sort(),
    );
  expect(open).toMatchObject({ name: 'Anna Beispiel', releasedOn: '2026-11-24', job: { jobId, title }, size: 30 });
  expect(anonymous).toMatchObject({ isAnonymous: true, releasedOn: '2026-11' });
  expect(anonymous?.name).not.toContain('Anna');
  expect(open?.skills).toEqual([
    { skillId: 1, name: 'Kommunikation', weight: 3, rank: 1, low: 1, high: 1 },
    { skillId: 2, name: 'Überzeugungskraft', weight: 2, rank: 2, low: 2, high: 2 },
    { skillId: 3, name: 'Kundenorientierung', weight: 1, rank: 3, low: 3, high: 3 },
  ]);
  expect(open?.match).toMatchObject({ match: 83, basis: 'skills' });
  expect(anonymous?.skills).toEqual([
    { skillId: 1, name: 'Kommunikation', weight: 3, group: 'last' },
    { skillId: 2, name: 'Überzeugungskraft', weight: 2, group: 'last' },
    { skillId: 3, name: 'Kundenorientierung', weight: 1, group: 'last' },
  ]);
  expect(Object.keys(anonymous?.match ?? {}).sort()).toEqual(['basis', 'high', 'low', 'match']);
  expect(JSON.stringify(page)).not.toContain(named.userId);
});

test('a candidate in detail has exactly these fields, names its skills, and is stored as shown', async () => {
  const { candidates, jobId, orgId } = await makeCompany();
  const { releaseId, userId } = await makeCandidate(app(), { jobId, scope: 'profile' });
  const detail = await candidates.candidate({ releaseId });
  expect(Object.keys(detail).sort()).toEqual(
    ['applications', 'conversation', 'job', 'match', 'releaseId', 'releasedOn', 'view'].sort(),
  );
  expect(detail.match).toMatchObject({ match: 83, rankedSkills: 30, skillNames: { 1: 'Kommunikation' } });
  expect(detail.view.contact?.email).toBeDefined();
  const shown = await app().db.prisma.shownMatch.findMany({ where: { orgId, userId }, select: { match: true } });
  expect(shown).toEqual([{ match: 83 }]);
});

test('a comparison has exactly these fields in the requested order, and fails if one person is missing', async () => {
  const { candidates, jobId } = await makeCompany();
  const one = await makeCandidate(app(), { jobId });
  const other = await makeCandidate(app(), { jobId, values: null });
  const answer = await candidates.compare({ releaseIds: [other.releaseId, one.releaseId], jobId });
  expect(Object.keys(answer).sort()).toEqual(['candidates', 'job']);
  expect(answer.candidates.map(({ releaseId }) => releaseId)).toEqual([other.releaseId, one.releaseId]);
  for (const shown of answer.candidates)
    expect(Object.keys(shown).sort()).toEqual(
      ['isAnonymous', 'isLimited', 'match', 'name', 'releaseId', 'size', 'skills', 'values'].sort(),
    );
  expect(answer.candidates.map(({ values }) => values)).toEqual([[], [{ value: 'Ehrlichkeit', rank: 1 }]]);
  const third = await makeCandidate(app(), { jobId });
  const asked = candidates.compare({ releaseIds: [third.releaseId, randomUUID()] });
  expect(await outcomeOf(asked)).toBe('NOT_FOUND');
  expect(await viewsOf(third.userId)).toEqual([]);
});

test('without a job, people are compared by the job that all of them released for, else without numbers', async () => {
  const { candidates, jobId, owner } = await makeCompany();
  const { jobId: otherId } = await makePublishedJob(owner, { title: 'Köchin oder Koch (m/w/d)' });
  const [one, two] = [await makeCandidate(app(), { jobId }), await makeCandidate(app(), { jobId })];
  const elsewhere = await makeCandidate(app(), { jobId: otherId });
  const compared = (...people: Array<{ releaseId: string }>) =>
    candidates.compare({ releaseIds: people.map(({ releaseId }) => releaseId) });
  const same = await compared(one, two);
  expect(same.job).toMatchObject({ jobId });
  expect(same.candidates.every(({ match }) => match !== null)).toBe(true);
  const different = await compared(one, elsewhere);
  expect(different).toMatchObject({ job: null, candidates: [{ match: null }, { match: null }] });
  const rows = different.candidates.map(({ skills }) => skills.map(({ skillId }) => skillId));
  expect(rows[0]).toHaveLength(3);
  expect(rows[1]).toEqual(rows[0]);
});

test('a viewer creates one entry an hour for the most they saw; a colleague creates a separate one', async () => {
  const { candidates, jobId, owner, admin } = await makeCompany();
  const { releaseId, userId } = await makeCandidate(app(), { jobId });
  app().clock.set(new Date('2026-11-24T10:05:00Z'));
  await candidates.page({});
  await candidates.page({ search: 'anna' });
  expect(await viewsOf(userId)).toMatchObject([{ details: { as: 'list' }, actorId: owner.userId }]);
  await candidates.candidate({ releaseId });
  await candidates.page({});
  expect(await viewsOf(userId)).toMatchObject([{ details: { as: 'whole' }, actorId: owner.userId }]);
  await admin.caller.candidates.page({});
  app().clock.advance(3_600_000);
  await candidates.page({});
  expect(await viewsOf(userId)).toHaveLength(3);
});

test('withdrawn, expired and locked people disappear everywhere with the next request', async () => {
  app().clock.set(new Date('2026-11-24T10:00:00Z'));
  const { candidates, jobId } = await makeCompany();
  const people = [
    await makeCandidate(app(), { jobId }),
    await makeCandidate(app(), { jobId }),
    await makeCandidate(app(), { jobId }),
  ];
  const [withdrawn, locked, expired] = people;
  const seen = async () => ({
    list: (await candidates.page({})).candidates.length,
    byMatch: (await candidates.page({ sort: 'match', jobId })).candidates.length,
    counted: (await candidates.counts({})).candidates,
    ofJobs: (await candidates.jobs())[0]?.candidates,
  });
  const all = (count: number) => ({ list: count, byMatch: count, counted: count, ofJobs: count });
  expect(await seen()).toEqual(all(3));
  await withdrawn?.caller.releases.withdraw({ releaseId: withdrawn.releaseId });
  expect(await seen()).toEqual(all(2));
  await app().db.prisma.user.update({ where: { id: locked?.userId ?? '' }, data: { lockedAt: new Date() } });
  expect(await seen()).toEqual(all(1));
  const past = new Date(app().clock.now().getTime() - 1);
  await app().db.prisma.release.updateMany({ where: { userId: expired?.userId ?? '' }, data: { expiresAt: past } });
  expect(await seen()).toMatchObject({ list: 0, byMatch: 0, counted: 0 });
  for (const { releaseId } of people) {
    expect(await outcomeOf(candidates.candidate({ releaseId }))).toBe('NOT_FOUND');
    expect(await outcomeOf(candidates.entries({ releaseId }))).toBe('NOT_FOUND');
    expect(await outcomeOf(candidates.addNote({ releaseId, text: 'x' }))).toBe('NOT_FOUND');
  }
});

test('a withdrawn name is no longer shown or searchable', async () => {
  const { candidates, jobId } = await makeCompany();
  const { caller, releaseId } = await makeCandidate(app(), { jobId, firstName: 'Wilhelmine' });
  expect((await candidates.page({ search: 'WILHELM' })).candidates).toHaveLength(1);
  await caller.releases.narrow({ releaseId, scope: 'anonymous' });
  expect((await candidates.page({ search: 'WILHELM' })).candidates).toEqual([]);
  expect((await candidates.page({ onlyNamed: true })).candidates).toEqual([]);
  expect(JSON.stringify(await candidates.page({}))).not.toContain('Wilhelmine');
});

test('another company, other roles and staff see nothing, and a job of another company is not found', async () => {
  const { viewer, editor, candidates, jobId } = await makeCompany();
  const { releaseId } = await makeCandidate(app(), { jobId });
  const other = await makeCompany();
  expect((await other.candidates.page({})).candidates).toEqual([]);
  expect(await other.candidates.counts({})).toEqual({ candidates: 0, applied: 0, average: null, top: null });
  expect(await outcomeOf(other.candidates.candidate({ releaseId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(other.candidates.addNote({ releaseId, text: 'x' }))).toBe('NOT_FOUND');
  for (const foreign of [other.jobId, randomUUID()]) {
    expect(await outcomeOf(candidates.candidate({ releaseId, jobId: foreign }))).toBe('NOT_FOUND');
    expect(await outcomeOf(candidates.page({ jobId: foreign }))).toBe('NOT_FOUND');
    expect(await outcomeOf(candidates.counts({ jobId: foreign }))).toBe('NOT_FOUND');
    expect(await outcomeOf(candidates.statistics({ whose: 'candidates', jobId: foreign }))).toBe('NOT_FOUND');
  }
  const staff = await Promise.all(
    (['support', 'platformAdmin'] as const).map(async (role) => callerFor(app(), await makePersonAs(app(), role))),
  );
  for (const caller of [viewer.caller, editor.caller, ...staff]) {
    expect(await outcomeOf(caller.candidates.page({}))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.candidates.candidate({ releaseId }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.candidates.addNote({ releaseId, text: 'x' }))).toBe('FORBIDDEN');
  }
  expect(await app().db.prisma.candidateEntry.count({ where: { releaseId } })).toBe(0);
});

test('candidates of a locked organisation are not visible', async () => {
  const { candidates, jobId, orgId } = await makeCompany();
  const { releaseId } = await makeCandidate(app(), { jobId });
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: new Date() } });
  expect(await outcomeOf(candidates.page({}))).toBe('NOT_FOUND');
  expect(await outcomeOf(candidates.candidate({ releaseId }))).toBe('NOT_FOUND');
});
