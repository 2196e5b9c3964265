import { expect, test } from 'vitest';
import { minPeople } from '#shared/candidates/cells.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { makeCandidate } from '../../testing/releases.ts';
import { insertResults, skillsFrom } from '../../testing/results.ts';

const app = testApp();

async function makeCompany() {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const { jobId: otherJobId } = await makePublishedJob(crew.owner, { title: 'Leitung Küche (m/w/d)' });
  const figures = async (wanted: { whose?: 'candidates' | 'team'; jobId?: string } = {}) =>
    crew.owner.caller.candidates.statistics({ whose: 'candidates', ...wanted });
  return { ...crew, jobId, otherJobId, figures };
}

test('figures start at five people, grow in fives, and a small job has no separate figures', async () => {
  const { jobId, otherJobId, figures } = await makeCompany();
  const come = async (count: number, to = jobId) => {
    for (let index = 0; index < count; index++) {
      app().clock.advance(1_000);
      await makeCandidate(app(), { jobId: to, scope: 'anonymous' });
    }
  };
  await come(4);
  expect(await figures()).toEqual({ statistics: null, jobs: [] });
  await come(1);
  const { statistics, jobs } = await figures();
  expect(Object.keys(statistics ?? {}).sort()).toEqual(['people', 'skillPeople', 'skills', 'valuePeople', 'values']);
  expect(statistics).toMatchObject({ people: 5, skillPeople: 5, valuePeople: 5 });
  expect(statistics?.skills[0]).toEqual({ skillId: 1, name: 'Kommunikation', share: 100 });
  expect(statistics?.values[0]).toMatchObject({ share: 100 });
  expect(jobs).toEqual([{ jobId, title: 'Pflegefachkraft (m/w/d)' }]);
  await come(3);
  await come(4, otherJobId);
  expect((await figures()).statistics).toMatchObject({ people: 5 });
  expect((await figures({ jobId: otherJobId })).statistics).toBeNull();
  await come(2);
  await come(1, otherJobId);
  expect((await figures()).statistics).toMatchObject({ people: 15 });
  expect((await figures({ jobId })).statistics).toMatchObject({ people: 10 });
  expect((await figures({ jobId: otherJobId })).statistics).toMatchObject({ people: 5 });
});

test.each(['named', 'anonymous'] as const)(
  'a sixth person, %s and of the same month, replaces none of the five',
  async (scope) => {
    app().clock.set(new Date('2026-11-02T10:00:00Z'));
    const { jobId, figures, owner } = await makeCompany();
    for (let count = 0; count < minPeople; count++) await makeCandidate(app(), { jobId, scope: 'anonymous' });
    const read = async () => [await figures(), (await owner.caller.candidates.counts({ jobId })).average];
    const before = await read();
    for (let count = 1; count < minPeople; count++) {
      app().clock.advance(1_000);
      await makeCandidate(app(), { jobId, scope, skills: skillsFrom(16) });
      expect(await read()).toEqual(before);
    }
  },
);

test('shows no values that fewer than five people have', async () => {
  const { jobId, figures } = await makeCompany();
  for (let index = 0; index < 5; index++)
    await makeCandidate(app(), { jobId, values: index === 0 ? { Mut: 9 } : null });
  expect((await figures()).statistics).toMatchObject({ people: 5, skillPeople: 5, valuePeople: 0, values: [] });
});

test('withdrawn and locked people no longer count with the next request', async () => {
  const { jobId, figures } = await makeCompany();
  const people = [];
  for (let index = 0; index < 6; index++) people.push(await makeCandidate(app(), { jobId }));
  expect((await figures()).statistics).toMatchObject({ people: 5 });
  const [first, second] = people;
  await first?.caller.releases.withdraw({ releaseId: first.releaseId });
  await app().db.prisma.user.update({ where: { id: second?.userId ?? '' }, data: { lockedAt: new Date() } });
  expect((await figures()).statistics).toBeNull();
});

test('members count for their team while they share, in fives, and not after they leave', async () => {
  const { figures, orgId, owner, admin } = await makeCompany();
  const members = [];
  for (let index = 0; index < 5; index++) {
    const member = await makeMember(app(), { orgId, role: 'viewer' });
    await insertResults(app(), member.userId, { skills: skillsFrom(1) });
    members.push(member);
  }
  const [first, second] = members;
  expect(await first?.caller.team.share()).toEqual({ isOn: false, hasResults: true });
  for (const { caller } of members.slice(0, 4)) await caller.team.changeShare({ isOn: true });
  expect((await figures({ whose: 'team' })).statistics).toBeNull();
  await members[4]?.caller.team.changeShare({ isOn: true });
  const team = await figures({ whose: 'team' });
  await insertResults(app(), admin.userId, { skills: skillsFrom(1) });
  await admin.caller.team.changeShare({ isOn: true });
  const ofAdmin = await admin.caller.candidates.statistics({ whose: 'team' });
  expect(ofAdmin.statistics).toMatchObject({ people: 5 });
  await members[4]?.caller.team.changeShare({ isOn: false });
  expect((await admin.caller.candidates.statistics({ whose: 'team' })).statistics).toBeNull();
  await members[4]?.caller.team.changeShare({ isOn: true });
  await admin.caller.team.changeShare({ isOn: false });
  expect(team).toMatchObject({ statistics: { people: 5, valuePeople: 0 }, jobs: [] });
  expect(await first?.caller.team.share()).toEqual({ isOn: true, hasResults: true });
  await first?.caller.team.changeShare({ isOn: false });
  expect((await figures({ whose: 'team' })).statistics).toBeNull();
  await first?.caller.team.changeShare({ isOn: true });
  expect((await figures({ whose: 'team' })).statistics).not.toBeNull();
  const lock = (lockedAt: Date | null) =>
    app().db.prisma.user.update({ where: { id: second?.userId ?? '' }, data: { lockedAt } });
  await lock(app().clock.now());
  expect((await figures({ whose: 'team' })).statistics).toBeNull();
  await lock(null);
  await second?.caller.members.leave();
  expect((await figures({ whose: 'team' })).statistics).toBeNull();
  expect(await app().db.prisma.teamShare.count({ where: { orgId } })).toBe(4);
  const ofSecond = { userId: second?.userId ?? '', kind: 'sharingWithTeam', withdrawnAt: null };
  expect(await app().db.prisma.consent.count({ where: ofSecond })).toBe(0);
  const consents = await app().db.prisma.consent.findMany({
    where: { userId: first?.userId ?? '', kind: 'sharingWithTeam' },
    orderBy: { givenAt: 'asc' },
  });
  expect(consents.map(({ withdrawnAt }) => withdrawnAt === null).sort()).toEqual([false, true]);
  expect(await outcomeOf(owner.caller.team.changeShare({ isOn: true }))).toBe('NO_RESULT_YET');
});

test('another company is not affected, and sharing requires an organisation', async () => {
  const { orgId, jobId } = await makeCompany();
  for (let index = 0; index < 5; index++) {
    await makeCandidate(app(), { jobId });
    const { caller, userId } = await makeMember(app(), { orgId, role: 'editor' });
    await insertResults(app(), userId, { skills: skillsFrom(1) });
    await caller.team.changeShare({ isOn: true });
  }
  const other = await makeCompany();
  expect((await other.figures()).statistics).toBeNull();
  expect((await other.figures({ whose: 'team' })).statistics).toBeNull();
  const applicant = await makeCandidate(app(), { jobId });
  expect(await outcomeOf(applicant.caller.team.changeShare({ isOn: true }))).toBe('FORBIDDEN');
  expect(await outcomeOf(other.viewer.caller.candidates.statistics({ whose: 'team' }))).toBe('FORBIDDEN');
});
