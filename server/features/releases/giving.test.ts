import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { listSkillNames } from '../assessments/service.ts';

const app = testApp();

const rowsOf = async (userId: string) =>
  app().db.prisma.release.findMany({ where: { userId }, select: { scope: true, snapshot: true, shownName: true } });

const requiredOf = async (jobId: string) =>
  (await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId }, select: { skillIds: true } })).skillIds;

test('a release for a job stores exactly its scope, and withdrawing leaves no row', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const { caller, userId } = await makeApplicant(app(), { skills: skillsFrom(1), values: { Ehrlichkeit: 9 } });
  const target = { kind: 'job' as const, jobId };
  const { digest, view, match, job } = await caller.releases.preview({ target, scope: 'anonymous' });
  expect(job?.skillIds).toEqual(await requiredOf(jobId));
  const skills = await listSkillNames(app());
  expect(job?.skillNames).toEqual(job?.skillIds.map((skillId) => skills.find(({ id }) => id === skillId)?.name));
  expect(view).toMatchObject({ contact: null, profile: null, scope: 'anonymous' });
  expect(match?.match).toBeGreaterThan(0);
  const { releaseId } = await caller.releases.give({ target, scope: 'anonymous', digest });
  const [row] = await rowsOf(userId);
  expect(row?.snapshot).toEqual({
    version: 2,
    skills: { size: 30, groups: [1, 2, 3].map((skillId) => ({ skillId, group: 'first' })), isLimited: false },
    values: { company: [], shared: [], fit: null, isLimited: expect.any(Boolean) },
  });
  expect(JSON.stringify(row)).not.toContain('Beispiel');
  await caller.releases.withdraw({ releaseId });
  expect(await rowsOf(userId)).toEqual([]);
  const events = await app().db.prisma.personEvent.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  expect(events.map(({ kind }) => kind).sort()).toEqual(['released', 'withdrawn']);
});

const period = (title: string) => ({
  ...{ entryId: randomUUID(), title, company: '', from: '', to: '', description: '' },
});

test.each([
  ['a blank place', { location: ' ' }, true],
  ['a text', { bio: 'Ich pflege gern.' }, false],
  ['a blank period', { experience: [period('')] }, true],
  ['a period', { experience: [period('Köchin')] }, false],
])('the preview says whether a profile with %s is empty', async (_, changed, isProfileEmpty) => {
  const { owner } = await makeCrew(app());
  const target = { kind: 'job' as const, jobId: (await makePublishedJob(owner)).jobId };
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(1) });
  const { revision, profile } = await caller.profile.own();
  const empty = { location: '', bio: '', experience: [], education: [] };
  await caller.profile.save({ revision, profile: { ...profile, ...empty, ...changed } });
  expect(await caller.releases.preview({ target, scope: 'anonymous' })).toMatchObject({ isProfileEmpty });
});

test('rejects a release if a result changed since the preview', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const { caller, userId } = await makeApplicant(app(), { values: { Ehrlichkeit: 9 } });
  const target = { kind: 'job' as const, jobId };
  const { digest } = await caller.releases.preview({ target, scope: 'named' });
  await caller.profile
    .own()
    .then(({ revision, profile }) => caller.profile.save({ revision, profile: { ...profile, phone: '030 1234' } }));
  expect(await outcomeOf(caller.releases.give({ target, scope: 'named', digest }))).toBe('RELEASE_CHANGED');
  expect(await rowsOf(userId)).toEqual([]);
});

test('a company that sees the name gets no anonymous release for another job, until the person narrows', async () => {
  const { owner } = await makeCrew(app());
  const [{ jobId }, { jobId: otherJobId }] = [await makePublishedJob(owner), await makePublishedJob(owner)];
  const { caller, userId } = await makeApplicant(app(), { skills: skillsFrom(1) });
  const give = async (scope: ReleaseScope, target: ReleaseTarget) => {
    const { digest } = await caller.releases.preview({ target, scope });
    return caller.releases.give({ target, scope, digest });
  };
  const { releaseId } = await give('required', { kind: 'job', jobId });
  const before = await rowsOf(userId);
  const target = { kind: 'job' as const, jobId: otherJobId };
  const { digest, current } = await caller.releases.preview({ target, scope: 'anonymous' });
  expect(current).toMatchObject({ scope: 'required' });
  expect(await outcomeOf(give('anonymous', target))).toBe('NAME_KNOWN');
  const application = { jobId: otherJobId, scope: 'anonymous' as const, digest, questions: [], answers: [] };
  expect(await outcomeOf(caller.applications.send(application))).toBe('NAME_KNOWN');
  expect(await rowsOf(userId)).toEqual(before);
  expect(await app().db.prisma.application.count({ where: { userId } })).toBe(0);
  await caller.releases.narrow({ releaseId, scope: 'anonymous' });
  await give('anonymous', target);
  expect(await rowsOf(userId)).toMatchObject([{ scope: 'anonymous' }]);
});

test.each([
  ['without strengths', {}, 0],
  ['with strengths', { skills: skillsFrom(1) }, 1],
])(
  'an application that is over %s ends as many lists of strengths as the company has seen',
  async (_, traits, count) => {
    const { owner } = await makeCrew(app());
    const [{ jobId }, { jobId: otherJobId }] = [
      await makePublishedJob(owner, { questions: [] }),
      await makePublishedJob(owner, { questions: [] }),
    ];
    const person = await makeApplicant(app(), { values: { Ehrlichkeit: 9 }, ...traits });
    const { applicationId } = await applyAs(person, { jobId, scope: 'required' });
    const refusal = { from: 'applied', to: 'refused', refusalReason: 'otherChosen' } as const;
    await owner.caller.board.move({ applicationId, ...refusal });
    const target = { kind: 'job', jobId: otherJobId } as const;
    expect((await person.caller.releases.preview({ target, scope: 'required' })).ended).toHaveLength(count);
  },
);
