import { expect, test } from 'vitest';
import { hours, minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp();

type Applicant = Awaited<ReturnType<typeof makeApplication>>;
const kindsOf = async ({ caller }: Pick<Applicant, 'caller'>, applicationId: string) => {
  const { applications } = await caller.applications.mine({});
  return applications.find((one) => one.applicationId === applicationId)?.timeline.map(({ kind }) => kind);
};

test.each(['anonymous', 'required', 'named'] as const)(
  'the timeline of an application, %s, fills with views and decisions at their time',
  async (scope) => {
    const { crew, jobId } = await makeJobWithMembers(app());
    const person = await makeApplication(app(), { jobId, scope });
    const { applicationId, releaseId } = person;
    const { board, candidates } = crew.owner.caller;
    await board.ofJob({ jobId });
    expect(await kindsOf(person, applicationId)).toEqual(['applied']);
    app().clock.advance(hours(2));
    const viewedAt = app().clock.now();
    await candidates.candidate({ releaseId, jobId });
    app().clock.advance(hours(2));
    await board.move({ applicationId, from: 'applied', to: 'reviewing' });
    app().clock.advance(hours(2));
    await candidates.candidate({ releaseId, jobId });
    await board.move({ applicationId, from: 'reviewing', to: 'invited' });
    const { applications } = await person.caller.applications.mine({});
    expect(applications[0]?.timeline.map(({ kind }) => kind)).toEqual(['applied', 'viewed', 'reviewing', 'invited']);
    expect(applications[0]?.timeline[1]?.at).toEqual(viewedAt);
    await board.move({ applicationId, from: 'invited', to: 'applied' });
    expect(await kindsOf(person, applicationId)).toEqual(['applied', 'viewed']);
  },
);

test('a view for another job or by another company is no view of this application', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { jobId: otherJobId } = await makePublishedJob(crew.owner, { title: 'Leitung Küche (m/w/d)', questions: [] });
  const person = await makeApplication(app(), { jobId });
  const other = await applyAs(person, { jobId: otherJobId });
  const elsewhere = await makeCrew(app());
  const foreign = await applyAs(person, { jobId: (await makePublishedJob(elsewhere.owner)).jobId });
  await elsewhere.owner.caller.candidates.candidate({ releaseId: foreign.releaseId });
  await crew.owner.caller.candidates.candidate({ releaseId: other.releaseId, jobId: otherJobId });
  expect(await kindsOf(person, person.applicationId)).toEqual(['applied']);
  expect(await kindsOf(person, other.applicationId)).toEqual(['applied', 'viewed']);
  expect(await kindsOf(person, foreign.applicationId)).toEqual(['applied', 'viewed']);
});

test('only the opened one of two jobs with the same title counts as viewed, and both count within one hour', async () => {
  const { crew, jobId } = await makeJobWithMembers(app(), { title: 'Koch (m/w/d)' });
  const { jobId: otherJobId } = await makePublishedJob(crew.owner, { title: 'Koch (m/w/d)', questions: [] });
  const person = await makeApplication(app(), { jobId });
  const other = await applyAs(person, { jobId: otherJobId });
  app().clock.advance(hours(1) - (app().clock.now().getTime() % hours(1)));
  await crew.owner.caller.candidates.candidate({ releaseId: other.releaseId, jobId });
  expect(await kindsOf(person, person.applicationId)).toEqual(['applied', 'viewed']);
  expect(await kindsOf(person, other.applicationId)).toEqual(['applied']);
  app().clock.advance(minutes(20));
  const viewedAt = app().clock.now();
  for (let count = 0; count < 2; count++) {
    await crew.owner.caller.candidates.candidate({ releaseId: other.releaseId, jobId: otherJobId });
    app().clock.advance(minutes(1));
  }
  const { applications } = await person.caller.applications.mine({});
  const timeline = applications.find(({ applicationId }) => applicationId === other.applicationId)?.timeline;
  expect(timeline).toMatchObject([{ kind: 'applied' }, { kind: 'viewed', at: viewedAt }]);
});

test('an earlier view event without the id of a job counts by the title', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  await crew.owner.caller.candidates.candidate({ releaseId: person.releaseId, jobId });
  const { prisma } = app().db;
  await prisma.$executeRaw`update person_events set details = details - 'jobs' where user_id = ${person.userId}::uuid`;
  expect(await kindsOf(person, person.applicationId)).toEqual(['applied', 'viewed']);
});

test('the state stays in the timeline after the release ends, and a new application begins again', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const { applicationId, releaseId } = person;
  app().clock.advance(hours(1));
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'reviewing' });
  app().clock.advance(hours(1));
  await person.caller.releases.withdraw({ releaseId });
  expect(await kindsOf(person, applicationId)).toEqual(['applied', 'reviewing']);
  app().clock.advance(hours(1));
  const again = await applyAs(person, { jobId });
  expect(await kindsOf(person, again.applicationId)).toEqual(['applied']);
});
