import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { type JobDraft, jobEnd } from '#shared/jobs/draft.ts';
import { addMs, days, hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { countLockWaits, waitForEvents } from '../../testing/events.ts';
import { makeJob, makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { companyOfJobsChanged, jobsChanged } from './service.ts';

const app = testApp();
beforeEach(() => app().clock.set(new Date()));
const now = () => app().clock.now();
const onlineOf = (jobId: string) => app().db.prisma.publishedJob.findUnique({ where: { jobId } });
const actionsOf = async ({ orgId }: Crew) =>
  (await auditTrail(app(), { orgId })).map(({ action, details }) => [action, details]);
const title = 'Pflegefachkraft (m/w/d)';

test('applicants see the draft as it was published', async () => {
  const crew = await makeCrew(app());
  const job = await makePublishedJob(crew.editor, {
    town: 'Goettingen',
    startsOn: '2027-03-01',
    questions: ['', 'Wann können Sie anfangen?'],
  });
  expect(job).toMatchObject({
    ...{ status: 'published', isOnline: true, hasChanges: false, closedAt: null },
    ...{ firstPublishedAt: now(), publishedAt: now(), endsAt: jobEnd(now()) },
  });
  expect(await onlineOf(job.jobId)).toEqual({
    jobId: job.jobId,
    orgId: crew.orgId,
    number: Number(job.reference.slice(3)),
    title,
    description: makeJobDraft().description,
    orgName: 'Musterhaus',
    postalCode: '37073',
    town: 'Göttingen',
    country: 'DE',
    latitude: 51.536,
    longitude: 9.939,
    workplace: 'onsite',
    employment: 'fullTime',
    field: 'care',
    startsOn: new Date('2027-03-01'),
    hoursFrom: 30,
    hoursTo: 39,
    replyBy: new Date(makeJobDraft().replyBy ?? 0),
    pay: { kind: 'range', from: 3390, to: 4120, unit: 'month', currency: 'EUR', salaries: 12 },
    payRank: 1_000_040_680,
    payYearTo: 49_440,
    skillIds: [1, 2, 3],
    skillWeights: [3, 2, 1],
    questions: ['Wann können Sie anfangen?'],
    publishedAt: now(),
    endsAt: jobEnd(now()),
  });
  expect(await actionsOf(crew)).toEqual([['job_published', { title }]]);
});

test('changes are published with the same end and the same position among the newest', async () => {
  const crew = await makeCrew(app());
  const { jobId, revision, endsAt, publishedAt } = await makePublishedJob(crew.editor);
  app().clock.advance(days(2));
  const { caller } = crew.editor;
  const saved = await caller.jobs.save({ jobId, revision, draft: makeJobDraft({ payFrom: 3500 }) });
  expect(await caller.jobs.job({ jobId })).toMatchObject({ hasChanges: true, isOnline: true });
  expect(await onlineOf(jobId)).toMatchObject({ payRank: 1_000_040_680 });
  expect(await caller.jobs.publish({ jobId, revision: saved.revision })).toEqual({ endsAt });
  expect(await onlineOf(jobId)).toMatchObject({ payRank: 1_000_042_000, endsAt, publishedAt });
  expect(await caller.jobs.publish({ jobId, revision: saved.revision })).toEqual({ endsAt });
  expect((await actionsOf(crew)).map(([action]) => action)).toEqual(['job_published', 'job_changed_online']);
});

test('a remote job needs no place', async () => {
  const { editor } = await makeCrew(app());
  const { jobId } = await makePublishedJob(editor, { workplace: 'remote', postalCode: '', town: '' });
  expect(await onlineOf(jobId)).toMatchObject({ latitude: null, longitude: null, postalCode: '', town: '' });
});

test.each<[string, Partial<JobDraft>, string]>([
  ['two skills', { skills: makeJobDraft().skills.slice(0, 2) }, 'skills'],
  ['no pay', { payFrom: null, payTo: null }, 'payFrom'],
  ['no place', { postalCode: '', town: '' }, 'postalCode'],
  ['a short description', { description: '<p>Kurz</p>' }, 'description'],
])('%s is not published, and nothing is written', async (_, changed, field) => {
  const crew = await makeCrew(app());
  const job = await makeJob(crew.editor, changed);
  const { jobId, revision } = job;
  await expect(crew.editor.caller.jobs.publish({ jobId, revision })).rejects.toMatchObject({
    cause: {
      code: 'JOB_NOT_READY',
      details: { problems: expect.arrayContaining([expect.objectContaining({ field, severity: 'error' })]) },
    },
  });
  expect([await onlineOf(jobId), await actionsOf(crew)]).toEqual([null, []]);
  expect(await crew.editor.caller.jobs.job({ jobId })).toEqual(job);
});

test('the reply date is checked by the day in Berlin', async () => {
  const { editor } = await makeCrew(app());
  const lateEvening = new Date(`${addDays(dayOf(new Date()), 1)}T23:30:00.000Z`);
  const { jobId, revision } = await makeJob(editor, { replyBy: addDays(dayOf(new Date()), 1) });
  app().clock.set(lateEvening);
  const { caller } = editor;
  expect(await outcomeOf(caller.jobs.publish({ jobId, revision }))).toBe('JOB_NOT_READY');
  app().clock.set(addMs(lateEvening, -hours(3)));
  expect(await outcomeOf(caller.jobs.publish({ jobId, revision }))).toBe('accepted');
});

test('a draft that changed since it was opened is not published', async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makeJob(editor);
  await editor.caller.jobs.save({ jobId, revision, draft: makeJobDraft({ title: 'Anders' }) });
  expect(await outcomeOf(owner.caller.jobs.publish({ jobId, revision }))).toBe('JOB_CHANGED');
  expect(await onlineOf(jobId)).toBeNull();
});

test('two concurrent publish requests publish once', async () => {
  const crew = await makeCrew(app());
  const { jobId, revision } = await makeJob(crew.editor);
  const both = [crew.editor, crew.owner].map(({ caller }) => outcomeOf(caller.jobs.publish({ jobId, revision })));
  expect(await Promise.all(both)).toEqual(['accepted', 'accepted']);
  expect(await actionsOf(crew)).toEqual([['job_published', { title }]]);
});

test('saving and closing concurrently both succeed', async () => {
  const { editor, owner } = await makeCrew(app());
  const { jobId, revision } = await makePublishedJob(editor);
  const draft = makeJobDraft({ title: 'Während des Schließens' });
  const both = [editor.caller.jobs.save({ jobId, revision, draft }), owner.caller.jobs.close({ jobId })];
  expect(await Promise.all(both.map(outcomeOf))).toEqual(['accepted', 'accepted']);
  expect(await editor.caller.jobs.job({ jobId })).toMatchObject({ status: 'closed', isOnline: false, draft });
});

test('extending counts from now, closing hides the job, and reopening publishes the draft', async () => {
  const crew = await makeCrew(app());
  const { jobId, firstPublishedAt } = await makePublishedJob(crew.owner);
  app().clock.advance(days(10));
  const { jobs } = crew.owner.caller;
  expect(await jobs.extend({ jobId })).toEqual({ endsAt: jobEnd(now()) });
  expect(await onlineOf(jobId)).toMatchObject({ endsAt: jobEnd(now()) });
  await jobs.close({ jobId });
  expect(await onlineOf(jobId)).toBeNull();
  const closed = await jobs.job({ jobId });
  expect(closed).toMatchObject({ status: 'closed', isOnline: false, endsAt: null, closedAt: now() });
  const draft = makeJobDraft({ title: 'Leitung Wohnbereich' });
  await jobs.save({ jobId, revision: closed.revision, draft });
  app().clock.advance(1000);
  expect(await jobs.reopen({ jobId })).toEqual({ endsAt: jobEnd(now()) });
  expect(await onlineOf(jobId)).toMatchObject({ title: 'Leitung Wohnbereich', publishedAt: now() });
  const reopened = { status: 'published', closedAt: null, hasChanges: false, firstPublishedAt };
  expect(await jobs.job({ jobId })).toMatchObject(reopened);
  expect(await actionsOf(crew)).toEqual([
    ['job_published', { title }],
    ['job_extended', { title, days: 90 }],
    ['job_closed', { title, by_itself: false }],
    ['job_reopened', { title: 'Leitung Wohnbereich' }],
  ]);
});

test('each change requires its status, and an incomplete job stays closed', async () => {
  const { owner } = await makeCrew(app());
  const { jobs } = owner.caller;
  const { jobId, revision } = await makeJob(owner);
  const outcomes = (attempts: Promise<unknown>[]) => Promise.all(attempts.map(outcomeOf));
  const wrong = Array(3).fill('JOB_WRONG_STATUS');
  expect(await outcomes([jobs.extend({ jobId }), jobs.close({ jobId }), jobs.reopen({ jobId })])).toEqual(wrong);
  await jobs.publish({ jobId, revision });
  expect(await outcomeOf(jobs.reopen({ jobId }))).toBe('JOB_WRONG_STATUS');
  await jobs.close({ jobId });
  expect(await outcomes([jobs.publish({ jobId, revision }), jobs.extend({ jobId }), jobs.close({ jobId })])).toEqual(
    wrong,
  );
  await jobs.save({ jobId, revision, draft: makeJobDraft({ title: '' }) });
  expect(await outcomeOf(jobs.reopen({ jobId }))).toBe('JOB_NOT_READY');
  expect(await jobs.job({ jobId })).toMatchObject({ status: 'closed', isOnline: false });
});

test('with four-eyes approval editors write, and owners and admins publish', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.editor);
  const draft = await makeJob(crew.editor);
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { needsReview: true } });
  const { jobs } = crew.editor.caller;
  const refused = [
    jobs.publish({ jobId: draft.jobId, revision: draft.revision }),
    jobs.extend({ jobId }),
    jobs.close({ jobId }),
    jobs.remove({ jobId }),
  ];
  expect(await Promise.all(refused.map(outcomeOf))).toEqual(Array(4).fill('JOB_REVIEW_NEEDED'));
  expect([await onlineOf(draft.jobId), (await onlineOf(jobId))?.jobId]).toEqual([null, jobId]);
  const { revision } = await jobs.save({
    jobId: draft.jobId,
    revision: draft.revision,
    draft: makeJobDraft({ payTo: null }),
  });
  await crew.admin.caller.jobs.publish({ jobId: draft.jobId, revision });
  await crew.admin.caller.jobs.close({ jobId });
  expect(await outcomeOf(jobs.reopen({ jobId }))).toBe('JOB_REVIEW_NEEDED');
  expect(await outcomeOf(crew.owner.caller.jobs.reopen({ jobId }))).toBe('accepted');
});

test('limits the number of status changes a day', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  let outcome = 'accepted';
  for (let count = 0; count < 60 && outcome === 'accepted'; count++)
    outcome = await outcomeOf(owner.caller.jobs.extend({ jobId }));
  expect(outcome).toBe('TOO_MANY_ATTEMPTS');
});

test('caches for applicants are invalidated before the response is sent', async () => {
  const { owner } = await makeCrew(app());
  await waitForEvents(app());
  const heard: Array<string | null> = [];
  const end = app().events.subscribe(jobsChanged, (jobId) => void heard.push(jobId));
  const { jobId, revision } = await makeJob(owner);
  await waitForEvents(app());
  expect(heard).toEqual([]);
  const { jobs } = owner.caller;
  const changes = [
    () => jobs.publish({ jobId, revision }),
    () => jobs.extend({ jobId }),
    () => jobs.close({ jobId }),
    () => jobs.reopen({ jobId }),
    () => jobs.remove({ jobId }),
  ];
  for (const change of changes) {
    heard.length = 0;
    await change();
    expect(heard).toContain(jobId);
  }
  end();
});

test("a company's new name and values appear on its jobs, and its deletion removes them", async () => {
  const { owner, orgId } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  await waitForEvents(app());
  const heard: Array<string | null> = [];
  const ends = [
    app().events.subscribe(jobsChanged, (changed) => void heard.push(changed)),
    app().events.subscribe(companyOfJobsChanged, (changed) => void heard.push(changed)),
  ];
  const { name: _, version, ...rest } = await owner.caller.organisations.current();
  const { description, imprint, values, isPublic, needsReview } = rest;
  const settings = { description, imprint, values, isPublic, needsReview, basedOnVersion: version };
  await owner.caller.organisations.updateSettings({ ...settings, name: 'Lindenhof' });
  expect(heard).toContain(orgId);
  expect(heard).not.toContain(null);
  expect(await onlineOf(jobId)).toMatchObject({ orgName: 'Lindenhof' });
  expect(await owner.caller.organisations.deletionPreview()).toMatchObject({ jobs: 1 });
  heard.length = 0;
  await owner.caller.organisations.delete({ confirmation: 'Lindenhof' });
  expect(heard).toContain(null);
  expect(await onlineOf(jobId)).toBeNull();
  for (const end of ends) end();
});

test('an editor who publishes while an owner enables four-eyes approval is refused', async () => {
  const crew = await makeCrew(app());
  const { jobId, revision } = await makeJob(crew.editor);
  let outcome: Promise<string> = Promise.resolve('');
  await app().db.prisma.$transaction(async (tx) => {
    await tx.organisation.update({ where: { id: crew.orgId }, data: { needsReview: true } });
    outcome = outcomeOf(crew.editor.caller.jobs.publish({ jobId, revision }));
    await expect.poll(() => countLockWaits(app(), 'orgs')).toBe(1);
  });
  expect(await outcome).toBe('JOB_REVIEW_NEEDED');
  expect(await onlineOf(jobId)).toBeNull();
});
