import { expect, test } from 'vitest';
import { maxDisclosedSkills } from '#shared/releases/anonymous.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makeCandidate } from '../../testing/releases.ts';
import { skillsFrom } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';
import { isPersonVisible, listPoolPeople, makePoolCrew, personIdOf } from '../../testing/talent-pool-companies.ts';

const app = testApp();

const skillsOf = (...ids: number[]) => ids.map((skillId) => ({ skillId, weight: 2 as const }));

async function setValues({ owner }: Awaited<ReturnType<typeof makeCrew>>, values: string[]) {
  const { version: basedOnVersion } = await owner.caller.organisations.current();
  const rest = { name: 'Musterhaus', description: '', imprint: '', isPublic: true, needsReview: false };
  await owner.caller.organisations.updateSettings({ ...rest, basedOnVersion, values });
}

test('jobs and values added after a release reveal nothing more in any answer', async () => {
  const crew = await makeCrew(app());
  const { candidates } = crew.owner.caller;
  await setValues(crew, ['Natur', 'Mut', 'Familie', 'Freiheit', 'Geduld']);
  const { jobId } = await makePublishedJob(crew.owner, { skills: skillsOf(1, 12, 25) });
  const { releaseId } = await makeCandidate(app(), {
    ...{ jobId, scope: 'anonymous', skills: skillsFrom(1) },
    values: { Natur: 9, Humor: 8, Ehrlichkeit: 7 },
  });
  const before = await candidates.candidate({ releaseId });
  expect(before.view.values).toEqual(['Natur']);
  await setValues(crew, ['Humor', 'Ehrlichkeit', 'Respekt', 'Ehre', 'Ruhm']);
  expect(await candidates.candidate({ releaseId })).toEqual(before);
  const { jobId: later } = await makePublishedJob(crew.owner, { skills: skillsOf(2, 3, 4) });
  const { view, match } = await candidates.candidate({ releaseId, jobId: later });
  expect([view.skills, match]).toEqual([[], null]);
  const [line] = (await candidates.page({ jobId, sort: 'match' })).candidates;
  expect(line).toMatchObject({ releaseId, match: before.match });
  const compared = await candidates.compare({
    releaseIds: [releaseId, (await makeCandidate(app(), { jobId })).releaseId],
    jobId: later,
  });
  expect(compared.candidates[0]).toMatchObject({ match: null, skills: [] });
});

test('list, page, comparison and preview always show the same match', async () => {
  const crew = await makeCrew(app());
  const { candidates } = crew.owner.caller;
  const { jobId } = await makePublishedJob(crew.owner, { skills: skillsOf(1, 12, 25) });
  const person = await makeCandidate(app(), { jobId, scope: 'anonymous', skills: skillsFrom(3) });
  const other = await makeCandidate(app(), { jobId });
  const { releaseId } = person;
  const preview = await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'anonymous' });
  const opened = await candidates.candidate({ releaseId });
  const listed = (await candidates.page({ jobId })).candidates.find((one) => one.releaseId === releaseId);
  const compared = (await candidates.compare({ releaseIds: [releaseId, other.releaseId] })).candidates[0];
  for (const match of [preview.match, listed?.match, compared?.match]) expect(match).toEqual(opened.match);
  expect(preview.view).toEqual(opened.view);
  expect(await candidates.candidate({ releaseId })).toEqual(opened);
});

test('an anonymous release for a company covers its online jobs up to twelve skills', async () => {
  const crew = await makeCrew(app());
  await setValues(crew, []);
  const { slug } = await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: crew.orgId } });
  for (const first of [1, 6, 11]) {
    app().clock.advance(1_000);
    await makePublishedJob(crew.owner, { skills: skillsOf(first, first + 1, first + 2, first + 3, first + 4) });
  }
  const { caller } = await makeCandidate(app(), {
    jobId: (await makePublishedJob((await makeCrew(app())).owner)).jobId,
  });
  const { view } = await caller.releases.preview({ target: { kind: 'company', slug }, scope: 'anonymous' });
  expect(view.scope === 'anonymous' && view.skills?.map(({ skillId }) => skillId)).toEqual([
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]);
});

test('over all of its jobs a company learns the groups of at most twelve skills of a talent pool person', async () => {
  const { crew, owner, jobId } = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), { crew, owner, jobId }, person)).toBe(true);
  const personId = (await personIdOf(app(), crew, person)) ?? '';
  const disclosed = new Set([1, 2, 3]);
  for (const ids of [
    [4, 5, 6, 7],
    [1, 2, 8],
    [8, 9, 10, 11],
    [1, 5, 12],
    [1, 2, 13],
    [3, 4, 8],
  ]) {
    const { jobId: another } = await makePublishedJob(owner, { skills: skillsOf(...ids) });
    const shown = (await listPoolPeople({ owner, jobId: another })).find((one) => one.personId === personId);
    for (const { skillId } of shown?.asked ?? []) disclosed.add(skillId);
  }
  expect(disclosed.size).toBeLessThanOrEqual(maxDisclosedSkills);
  expect(disclosed).toContain(11);
  const stored = await app().db.prisma.foundPerson.findFirstOrThrow({
    where: { orgId: crew.orgId, userId: person.userId },
  });
  expect(new Set((stored.told as { skillIds: number[] }).skillIds)).toEqual(disclosed);
});
