import { expect, test } from 'vitest';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makeReleasedPerson, release } from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp({ mail: false });

async function makeOutdatedApplication() {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const renewal = async () => {
    app().clock.advance(1000);
    await insertResults(app(), person.userId, { skills: skillsFrom(12) });
    const [own] = (await person.caller.releases.page({})).releases;
    expect(own?.isOutdated).toBe(true);
    return own?.renewal ?? null;
  };
  const refuse = (applicationId = person.applicationId) => {
    app().clock.advance(1000);
    const refusal = { from: 'applied', to: 'refused', refusalReason: 'otherChosen' } as const;
    return crew.owner.caller.board.move({ applicationId, ...refusal });
  };
  const makeOtherJob = () => makePublishedJob(crew.owner, { title: 'Leitung Küche (m/w/d)', questions: [] });
  return { crew, person, jobId, renewal, refuse, makeOtherJob };
}

test('the newer state is offered while an application is open, not once all are refused or withdrawn', async () => {
  const { person, renewal, refuse, makeOtherJob } = await makeOutdatedApplication();
  const { jobId: otherJobId } = await makeOtherJob();
  const { applicationId } = await applyAs(person, { jobId: otherJobId });
  await refuse();
  expect(await renewal()).toEqual({ kind: 'job', jobId: otherJobId });
  app().clock.advance(1000);
  await person.caller.applications.withdraw({ applicationId, endsRelease: false });
  expect(await renewal()).toBeNull();
});

test('the newer state is offered after a refusal if the person has shown the result for another job', async () => {
  const { person, renewal, refuse, makeOtherJob } = await makeOutdatedApplication();
  const { jobId: otherJobId } = await makeOtherJob();
  await release(person, otherJobId, 'named');
  await refuse();
  expect(await renewal()).toEqual({ kind: 'job', jobId: otherJobId });
});

test('the newer state is offered after a refusal if the person has shown the result again', async () => {
  const { person, jobId, renewal, refuse } = await makeOutdatedApplication();
  await refuse();
  app().clock.advance(1000);
  await release(person, jobId, 'named');
  expect(await renewal()).toEqual({ kind: 'job', jobId });
});

test('the newer state is offered after a refusal if the company has asked about another job', async () => {
  const { crew, person, jobId, renewal, refuse, makeOtherJob } = await makeOutdatedApplication();
  const { jobId: askedJobId } = await makeOtherJob();
  const { releaseId } = person;
  const { messageId } = await crew.owner.caller.candidates.send({ releaseId, text: 'Anfrage' });
  await refuse();
  expect(await renewal()).toBeNull();
  await app().db.prisma.message.updateMany({ where: { id: messageId }, data: { jobId: askedJobId } });
  expect(await renewal()).toEqual({ kind: 'job', jobId });
});

test('the newer state is offered without any application', async () => {
  const { person, jobId } = await makeReleasedPerson(app());
  app().clock.advance(1000);
  await insertResults(app(), person.userId, { skills: skillsFrom(12) });
  expect((await person.caller.releases.page({})).releases).toMatchObject([{ renewal: { kind: 'job', jobId } }]);
});

test('a preview says which results that the person has the company lacks', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const person = await makeApplicant(app(), { values: { Natur: 9 } });
  await release(person, jobId, 'named');
  const current = async () =>
    (await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' })).current;
  expect(await current()).toMatchObject({ lacks: { softskills: false, values: false }, parts: { skills: null } });
  app().clock.advance(1000);
  await insertResults(app(), person.userId, { skills: skillsFrom(1) });
  expect(await current()).toMatchObject({
    lacks: { softskills: true, values: false },
    parts: { skills: null, hasValues: true, hasPhone: false },
  });
  await release(person, jobId, 'named');
  expect(await current()).toMatchObject({ lacks: { softskills: false }, parts: { skills: { shown: 30 } } });
});

test('a preview counts the applications to other jobs of the company, open and all, without withdrawn ones', async () => {
  const { person, jobId, refuse, makeOtherJob } = await makeOutdatedApplication();
  const { jobId: otherJobId } = await makeOtherJob();
  const applicationsFor = async (id: string) => {
    const target = { kind: 'job', jobId: id } as const;
    return (await person.caller.releases.preview({ target, scope: 'named' })).current?.applications;
  };
  expect(await applicationsFor(jobId)).toEqual({ open: 0, all: 0 });
  expect(await applicationsFor(otherJobId)).toEqual({ open: 1, all: 1 });
  const { applicationId } = await applyAs(person, { jobId: otherJobId });
  await refuse();
  expect(await applicationsFor(otherJobId)).toEqual({ open: 0, all: 1 });
  expect(await applicationsFor(jobId)).toEqual({ open: 1, all: 1 });
  await person.caller.applications.withdraw({ applicationId, endsRelease: false });
  expect(await applicationsFor(jobId)).toEqual({ open: 0, all: 0 });
});

test.each<ReleaseScope>(['anonymous', 'required', 'named'])(
  'in scope %s, the newer match has its range if the result is unsure, as the company then sees it',
  async (scope) => {
    const { jobId } = await makeJobWithMembers(app(), { questions: [] });
    const person = await makeApplicant(app(), { skills: skillsFrom(1) });
    const releaseId = await release(person, jobId, scope);
    app().clock.advance(1000);
    await insertResults(app(), person.userId, { skills: skillsFrom(12) });
    const newer = async () => (await person.caller.releases.page({})).releases[0]?.older?.match;
    const preview = () => person.caller.releases.preview({ target: { kind: 'job', jobId }, scope });
    expect([(await newer())?.range, (await preview()).unsure]).toEqual([null, null]);
    await app().db.pool.query(
      `update softskill_test_results set quality = '{"isReliable": false}' where user_id = $1`,
      [person.userId],
    );
    const offered = await newer();
    expect((await preview()).unsure).toBe('test1');
    await release(person, jobId, scope);
    const seen = (await person.caller.releases.view({ releaseId })).jobs[0]?.match;
    expect(offered).toMatchObject({ now: seen?.match, range: { low: seen?.low, high: seen?.high } });
  },
);
